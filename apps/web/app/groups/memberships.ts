import { type Group, joinGroup, leaveGroup } from '@arquiba/contract/groups';
import { call } from '../api-call.ts';
import { createToggles } from '../toggles.ts';

const send = (slug: string, wanted: boolean) => call(wanted ? joinGroup : leaveGroup, { slug });

/** Members, and people who ask to enter a closed group; keyed by slug. */
const joins = createToggles(send);
const requests = createToggles(send);

/** Whether the viewer is a member or asks to be one, and how many members they see; before the server answers. */
export function useMembership({ slug, access, ...loaded }: Group) {
  const was = loaded.joined === true;
  const joined = joins.use(slug, was);
  const asked = requests.use(slug, loaded.request === 'pending') && !joined && access === 'closed';
  const step = Number(joined) - Number(was);
  const memberCount = loaded.memberCount === null ? null : loaded.memberCount + step;
  return { joined, asked, memberCount };
}

/** Joins an open group, or one that has invited the viewer; it is shown at once. */
export async function enter({ slug }: Pick<Group, 'slug'>): Promise<void> {
  await joins.set(slug, true);
}

export async function leave({ slug }: Pick<Group, 'slug'>): Promise<void> {
  await joins.set(slug, false);
}

/** Asks to enter a closed group without questions, or withdraws the request. */
export async function ask({ slug }: Pick<Group, 'slug'>, wanted: boolean): Promise<void> {
  await requests.set(slug, wanted);
}

/** The server has said something newer about the viewer than what was pressed here. */
export function learnMembership({ slug, joined, request }: Known): void {
  joins.learn(slug, joined === true);
  requests.learn(slug, request === 'pending');
}

type Known = Pick<Group, 'slug' | 'joined' | 'request'>;

/** Null if the group refuses, which a toast has said. */
export async function joinAfterAnswer(slug: string): Promise<'joined' | 'asked' | null> {
  try {
    const answer = await call(joinGroup, { slug });
    learnMembership({ slug, ...answer });
    return answer.joined ? 'joined' : 'asked';
  } catch {
    return null;
  }
}
