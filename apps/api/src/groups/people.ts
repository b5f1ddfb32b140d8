import type { ProfileCard } from '@arquiba/contract/profiles';
import type { Context } from '../platform/context.ts';
import { presentPerson } from '../profiles/public/present-card.ts';
import { findPeople } from './people-queries.ts';

/**
 * The cards of people by account id, without hidden ones. Blocks do not count: nobody escapes the moderators
 * of a group by blocking them.
 */
export async function loadPeople(
  context: Pick<Context, 'db' | 'media' | 'viewer'>,
  accountIds: readonly (string | null)[],
): Promise<Map<string, ProfileCard>> {
  const ids = [...new Set(accountIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await findPeople(context.db, context.viewer?.accountId ?? null, ids);
  return new Map(rows.map((row) => [row.accountId, presentPerson(context, row)]));
}
