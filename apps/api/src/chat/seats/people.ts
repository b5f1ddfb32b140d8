import type { ProfileCard } from '@arquiba/contract/profiles';
import type { SessionContext } from '../../platform/context.ts';
import { presentPerson } from '../../profiles/public/present-card.ts';
import type { ConversationRow } from '../tables.ts';
import { findPeople } from './people-queries.ts';
import type { Ties } from './standing.ts';

export interface Person {
  card: ProfileCard;
  ties: Ties;
}

/** By account id. Without those whose accounts are blocked or deleted. */
export type People = ReadonlyMap<string, Person>;

/** Those who have something to do with a conversation, in one statement. Members also see private profiles. */
export async function loadPeople(
  context: Pick<SessionContext, 'db' | 'media' | 'viewer'>,
  accountIds: Iterable<string | null>,
): Promise<People> {
  const ids = [...new Set(accountIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await findPeople(context.db, context.viewer.accountId, ids);
  return new Map(
    rows.map((row) => {
      const { hidden, guarded, blocked, blocks, known, strangers } = row;
      const ties = { hidden, guarded, blocked, blocks, known, strangers };
      return [row.accountId, { card: presentPerson(context, row), ties }];
    }),
  );
}

/** In a conversation of two, someone who has blocked the viewer is as good as gone, as everywhere. */
export function seenIn(
  { kind }: Pick<ConversationRow, 'kind'>,
  people: People,
  accountId: string | null,
): Person | null {
  const person = accountId === null ? undefined : people.get(accountId);
  return person && !(kind === 'direct' && person.ties.blocks) ? person : null;
}
