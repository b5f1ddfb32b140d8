import { MOST_CONVERSATION_MEMBERS } from '@arquiba/contract/conversations';
import { ApiError } from '@arquiba/contract/errors';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import { resolveUsername } from '../../profiles/public/resolve-username.ts';
import { loadPeople } from '../seats/people.ts';
import { standingOf } from '../seats/standing.ts';
import { acceptedWith } from './accepted-queries.ts';

/** The accounts of people that the viewer may add to a conversation; names the others in the error. */
export async function reachable(
  context: SessionContext,
  usernames: readonly string[],
): Promise<string[]> {
  const { db, viewer } = context;
  const ids = new Set<string>();
  for (const username of new Set(usernames)) {
    ids.add((await resolveUsername(context, username)).accountId);
  }
  ids.delete(viewer.accountId);
  if (ids.size === 0) throw invalidInput({ usernames: 'Escolha pelo menos uma pessoa' });
  const people = await loadPeople(context, ids);
  const accepted = await acceptedWith(db, viewer.accountId, [...ids]);
  const refused = [...ids].filter(
    (id) => standingOf(people.get(id)?.ties, accepted.has(id)) !== 'open',
  );
  if (refused.length > 0) {
    const names = refused.map((id) => people.get(id)?.card.displayName ?? 'Conta indisponível');
    throw new ApiError('not_allowed', {
      message: `Só entra quem segue você ou já conversa com você: ${names.join(', ')}.`,
    });
  }
  return [...ids];
}

export function requireRoom(count: number): void {
  if (count <= MOST_CONVERSATION_MEMBERS) return;
  throw invalidInput({ usernames: `São no máximo ${MOST_CONVERSATION_MEMBERS} pessoas` });
}
