import { MOST_DRAFTS } from '@arquiba/contract/drafts';
import { ApiError } from '@arquiba/contract/errors';
import type { Transaction } from '../platform/database/database.ts';
import { countWaiting } from './queries.ts';

/** `not_allowed` if an account's list is full. */
export async function requireRoom(tx: Transaction, accountId: string): Promise<void> {
  if ((await countWaiting(tx, accountId)) < MOST_DRAFTS) return;
  const message = `Você já tem ${MOST_DRAFTS} rascunhos e agendadas. Apague um para guardar outro.`;
  throw new ApiError('not_allowed', { message });
}
