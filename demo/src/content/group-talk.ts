import { areia } from './group-talk/areia.ts';
import { bancada } from './group-talk/bancada.ts';
import { bracada } from './group-talk/bracada.ts';
import { caravana } from './group-talk/caravana.ts';
import { cestinhas } from './group-talk/cestinhas.ts';
import { comissao } from './group-talk/comissao.ts';
import { corujao } from './group-talk/corujao.ts';
import { orla } from './group-talk/orla.ts';
import { pedal } from './group-talk/pedal.ts';
import { peladeiros } from './group-talk/peladeiros.ts';
import { prancheta } from './group-talk/prancheta.ts';
import { salao } from './group-talk/salao.ts';
import type { Post } from './post.ts';
import type { Talk } from './talk.ts';
import type { Threads } from './thread.ts';

const talks: Readonly<Record<string, readonly Talk[]>> = {
  ...{ areia, bancada, bracada, caravana, cestinhas, comissao, corujao },
  ...{ orla, pedal, peladeiros, prancheta, salao },
};

const all = Object.entries(talks).flatMap(([group, talk]) =>
  talk.map(({ said = [], pinned, ...post }) => ({ post: { ...post, group }, said, pinned })),
);

/** What people wrote in groups. */
export const groupPosts: readonly Post[] = all.map(({ post }) => post);

export const groupThreads: Threads = Object.fromEntries(
  all.map(({ post, said }) => [post.key, said]),
);

/** The posts at the top of their groups. */
export const pinnedInGroups: readonly { group: string; post: string }[] = all.flatMap(
  ({ post, pinned }) => (pinned ? { group: post.group, post: post.key } : []),
);
