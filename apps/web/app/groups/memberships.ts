import { type Group, joinGroup, leaveGroup } from '@arquiba/contract/groups';
import { call } from '../api-call.ts';
import { createToggles } from '../toggles.ts';

/** Keyed by slug. */
const joins = createToggles((slug, joined) => call(joined ? joinGroup : leaveGroup, { slug }));

/** Whether the viewer is a member, and how many are; both change before the server answers. */
export function useMembership({ slug, ...loaded }: Group) {
  const was = loaded.joined === true;
  const joined = joins.use(slug, was);
  return { joined, memberCount: loaded.memberCount + Number(joined) - Number(was) };
}

/**
 * Joins a group. An open group is shown as joined at once. A closed one usually refuses, so the page waits for
 * the answer.
 */
export async function enter({ slug, access }: Pick<Group, 'slug' | 'access'>): Promise<void> {
  if (access === 'open') await joins.set(slug, true);
  else await enterAfterAnswer(slug);
}

/** Resolves to false if the group refuses, which a toast has said. */
export function enterAfterAnswer(slug: string): Promise<boolean> {
  return call(joinGroup, { slug }).then(
    ({ joined }) => {
      joins.show(slug, joined);
      return joined;
    },
    () => false,
  );
}

export async function leave({ slug }: Group): Promise<void> {
  await joins.set(slug, false);
}
