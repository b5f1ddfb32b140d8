import type { ProfileCard } from '@arquiba/contract/profiles';
import type { Context } from '../../platform/context.ts';
import { findCards } from '../queries.ts';
import { presentCard } from './present-card.ts';

/**
 * The cards of accounts as the viewer sees them, in one statement. Hidden ones are absent, and so
 * are private ones that the viewer does not follow.
 */
export async function loadProfileCards(
  context: Pick<Context, 'db' | 'media' | 'viewer'>,
  accountIds: Iterable<string>,
): Promise<Map<string, ProfileCard>> {
  const ids = [...new Set(accountIds)];
  if (ids.length === 0) return new Map();
  const rows = await findCards(context.db, context.viewer?.accountId ?? null, ids);
  return new Map(rows.map((row) => [row.accountId, presentCard(context, row)]));
}
