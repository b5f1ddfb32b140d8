import { ApiError } from '@arquiba/contract/errors';
import type { Transaction } from '../platform/database/database.ts';
import { dayInBrazil } from '../platform/moment-in-brazil.ts';
import { findBan } from './entry-queries.ts';

/** `not_allowed` for someone who is banned: they can neither join nor ask nor use an invitation. */
export async function refuseBanned(
  tx: Transaction,
  groupId: string,
  accountId: string,
  now: Date,
): Promise<void> {
  const ban = await findBan(tx, groupId, accountId, now);
  if (!ban) return;
  const end = ban.until ? ` até ${dayInBrazil(ban.until)}` : '';
  throw new ApiError('not_allowed', { message: `A moderação baniu você deste grupo${end}.` });
}
