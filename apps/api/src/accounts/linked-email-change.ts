import { ApiError } from '@arquiba/contract/errors';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import {
  type EmailChangeRow,
  type EmailSide,
  findEmailChangeByToken,
  lockActiveAccount,
} from './email-change-queries.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof lockActiveAccount>>>;

/** Runs work on the change that a link names, with the account locked. */
export async function inLinkedChange<T>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tokenHash: Buffer,
  work: (tx: Transaction, owner: Owner, change: EmailChangeRow & { side: EmailSide }) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const named = await findEmailChangeByToken(tx, tokenHash, now);
    const owner = named && (await lockActiveAccount(tx, named.accountId));
    // Read again after the lock: a link can be used only once.
    const change = owner && (await findEmailChangeByToken(tx, tokenHash, now));
    if (!change) throw new ApiError('link_expired');
    return work(tx, owner, change);
  });
}
