import * as z from 'zod/mini';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { counts } from './posts.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

const input = z.object({ id });
const liking = z.object({ liked: z.boolean(), likes: z.number() });
const reposting = z.object({ reposted: z.boolean(), shares: z.number() });

export const likePost = route({
  method: 'PUT',
  path: '/api/posts/:id/like',
  summary: 'Curte uma publicação',
  access: 'session',
  input,
  output: liking,
  errors: ['not_found'],
});

export const unlikePost = route({
  method: 'DELETE',
  path: '/api/posts/:id/like',
  summary: 'Descurte uma publicação',
  access: 'session',
  input,
  output: liking,
  errors: ['not_found'],
});

export const listLikes = route({
  method: 'GET',
  path: '/api/posts/:id/likes',
  summary: 'Quem curtiu uma publicação, as curtidas novas primeiro',
  access: 'public',
  input: z.object({ id, ...pageInput }),
  output: page(profileCard),
  errors: ['not_found', 'invalid_cursor'],
});

export const repost = route({
  method: 'PUT',
  path: '/api/posts/:id/repost',
  summary: 'Republica o que é aberto a todos',
  access: 'session',
  input,
  output: reposting,
  errors: ['not_found', 'not_allowed'],
});

export const undoRepost = route({
  method: 'DELETE',
  path: '/api/posts/:id/repost',
  summary: 'Desfaz a republicação',
  access: 'session',
  input,
  output: reposting,
  errors: ['not_found'],
});

export const sendPost = route({
  method: 'POST',
  path: '/api/posts/:id/send',
  summary: 'Conta que alguém enviou o link de uma publicação; uma vez por pessoa',
  access: 'session',
  input,
  output: z.object({ sends: z.number() }),
  errors: ['not_found'],
});

/** How many posts may be asked for at once. */
export const MOST_COUNTS = 50;
const ONE_ID = '(\\d{1,18}|[1-8]\\d{18})';

export const getPostCounts = route({
  method: 'GET',
  path: '/api/posts/counts',
  summary: 'As contagens de várias publicações; as que não se pode ver ficam de fora',
  access: 'public',
  input: z.object({
    /** Ids between commas. */
    ids: z.string().check(z.regex(new RegExp(`^${ONE_ID}(,${ONE_ID}){0,${MOST_COUNTS - 1}}$`))),
  }),
  output: z.object({
    items: z.array(z.object({ id: z.string(), counts, votes: z.nullable(z.array(z.number())) })),
  }),
});
