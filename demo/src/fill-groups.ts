import { acceptGroupRequest, setGroupRole } from '@arquiba/contract/group-members';
import { pinGroupPost } from '@arquiba/contract/group-posts';
import { createGroup, joinGroup } from '@arquiba/contract/groups';
import type { Artist } from './artist.ts';
import { admitted, waiting } from './content/admissions.ts';
import { pinnedInGroups } from './content/group-talk.ts';
import { type Group, groups } from './content/groups.ts';
import { memberOf } from './content/members.ts';
import { membershipsOf } from './content/memberships.ts';
import type { FillOptions } from './fill.ts';
import type { PostIdOf } from './fill-posts.ts';
import {
  type AccountOf,
  CALLS_AT_ONCE,
  DRAWINGS_AT_ONCE,
  daysBefore,
  step,
  storeFile,
} from './fill-step.ts';

/** The slug of the group with a key. */
export type SlugOf = (key: string) => string;

/** How long the requests wait that nobody has answered. */
const WAITING_DAYS = 0.4;

/** Creates the groups and adds their members; those of closed ones ask and are accepted. */
export async function fillGroups(
  options: FillOptions,
  accountOf: AccountOf,
  artist: Artist,
): Promise<SlugOf> {
  const slugs = new Map<string, string>();
  await step(options, 'Juntando grupos', groups, DRAWINGS_AT_ONCE, async (group) => {
    const { founder, founded } = group;
    const slug = await found(group);
    slugs.set(group.key, slug);
    for (const [key, ago] of membershipsOf.get(group.key) ?? []) {
      if (key === founder) continue;
      if (group.access === 'open') {
        await callAs(key, ago)(joinGroup, { slug });
        continue;
      }
      const earlier = (ago + Math.min(founded, memberOf(key).joined)) / 2;
      const answers = [...(admitted[group.key]?.[key] ?? [])];
      await callAs(key, earlier)(joinGroup, { slug, answers });
      const { username } = accountOf(key);
      await callAs(founder, ago)(acceptGroupRequest, { slug, username });
    }
    for (const key of group.moderators ?? []) {
      const { username } = accountOf(key);
      await callAs(founder, WAITING_DAYS)(setGroupRole, { slug, username, role: 'moderator' });
    }
    // Moderators are told of them.
    for (const [key, answers] of Object.entries(waiting[group.key] ?? {})) {
      await callAs(key, WAITING_DAYS)(joinGroup, { slug, answers: [...answers] });
    }
  });
  return (key) => {
    const slug = slugs.get(key);
    if (!slug) throw new RangeError(`no group is called ${key}`);
    return slug;
  };

  function callAs(member: string, ago: number) {
    return options.callAs(accountOf(member).id, { at: daysBefore(options.now, ago) });
  }

  async function found(group: Group): Promise<string> {
    const { name, description, sport, city, access, rules, questions = [] } = group;
    const { slug } = await callAs(group.founder, group.founded)(createGroup, {
      ...{ name, description, sport, city, access },
      ...{ rules: rules.join('\n'), questions: [...questions] },
      cover: await storeCover(options, group, accountOf(group.founder).id, artist),
    });
    return slug;
  }
}

/** Puts a post at the top of some groups. */
export async function settleGroups(
  options: FillOptions,
  accountOf: AccountOf,
  slugOf: SlugOf,
  postIdOf: PostIdOf,
): Promise<void> {
  await step(options, 'Arrumando grupos', groups, CALLS_AT_ONCE, async ({ key, founder }) => {
    const pinned = pinnedInGroups.find(({ group }) => group === key);
    if (!pinned) return;
    const call = options.callAs(accountOf(founder).id, { at: options.now });
    await call(pinGroupPost, { slug: slugOf(key), id: postIdOf(pinned.post) });
  });
}

async function storeCover(options: FillOptions, group: Group, founderId: string, artist: Artist) {
  if (!group.cover) return null;
  const { alt } = group.cover;
  const path = `/groups/${founderId}/${group.key}.jpg`;
  const [picture] = await artist.draw('group', group);
  await storeFile(options, path, picture);
  return { path, alt };
}
