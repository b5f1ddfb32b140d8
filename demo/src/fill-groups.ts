import { pinGroupPost } from '@arquiba/contract/group-posts';
import { createGroup, joinGroup } from '@arquiba/contract/groups';
import type { Artist } from './artist.ts';
import { pinnedInGroups } from './content/group-talk.ts';
import { type Group, groups } from './content/groups.ts';
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

/** Creates the groups and adds their members. */
export async function fillGroups(
  options: FillOptions,
  accountOf: AccountOf,
  artist: Artist,
): Promise<SlugOf> {
  const slugs = new Map<string, string>();
  await step(options, 'Juntando grupos', groups, DRAWINGS_AT_ONCE, async (group) => {
    const { id } = accountOf(group.founder);
    const { name, description, sport, access, founded } = group;
    const cover = await storeCover(options, group, id, artist);
    const call = options.callAs(id, { at: daysBefore(options.now, founded) });
    const { slug } = await call(createGroup, { name, description, sport, access, cover });
    slugs.set(group.key, slug);
    for (const [key, ago] of membershipsOf.get(group.key) ?? []) {
      if (key === group.founder) continue;
      const at = daysBefore(options.now, ago);
      await options.callAs(accountOf(key).id, { at })(joinGroup, { slug });
    }
  });
  return (key) => {
    const slug = slugs.get(key);
    if (!slug) throw new RangeError(`no group is called ${key}`);
    return slug;
  };
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
