import { ApiError } from '@arquiba/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { dayInBrazil } from '../../platform/moment-in-brazil.ts';
import { findBan } from '../entry-queries.ts';

/** `not_allowed` for someone who is banned: they read what is public, and take no part. */
export async function refuseBanned(
  db: Queryable,
  groupId: string,
  accountId: string,
  now: Date,
): Promise<void> {
  const ban = await findBan(db, groupId, accountId, now);
  if (!ban) return;
  const end = ban.until ? ` até ${dayInBrazil(ban.until)}` : '';
  throw new ApiError('not_allowed', { message: `A moderação baniu você deste grupo${end}.` });
}
