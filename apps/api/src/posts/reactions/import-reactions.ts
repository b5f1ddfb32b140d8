import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../../platform/context.ts';
import { type ImportedReaction, insertReactions } from './import-queries.ts';

/**
 * Stores likes, or that posts were sent on, made before: all or none, without events. The rules are those of
 * `countOnPost`.
 */
export async function importReactions(
  { db }: Pick<Services, 'db'>,
  what: 'like' | 'send',
  reactions: readonly ImportedReaction[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const allowed = await insertReactions(tx, what, reactions);
    if (allowed < reactions.length) throw new ApiError('not_found');
  });
}
