import type * as contract from '@arquiba/contract/cart-reminders';
import { ApiError } from '@arquiba/contract/errors';
import { findAccount } from '../../accounts/public/find-account.ts';
import type { Operation } from '../../platform/calls/operation.ts';
import { findConsent, giveConsent, withdrawConsent } from './queries.ts';
import { ownerOfReminder } from './reminder-token.ts';

export const getCartReminder: Operation<typeof contract.getCartReminder> = async ({
  db,
  viewer,
}) => ({ on: (await findConsent(db, viewer.accountId)) !== null });

export const setCartReminder: Operation<typeof contract.setCartReminder> = async (
  { db, clock, viewer: { accountId } },
  { on },
) => {
  if (!on) return withdrawConsent(db, accountId);
  const account = await findAccount(db, accountId);
  if (!account?.emailConfirmedAt) throw new ApiError('email_unconfirmed');
  await giveConsent(db, accountId, clock.now());
};

/** The token is the permission: it is only in the mails of its owner. */
export const stopCartReminder: Operation<typeof contract.stopCartReminder> = async (
  { db, vault },
  { token },
) => {
  const accountId = ownerOfReminder(vault, token);
  if (accountId === null) {
    throw new ApiError('not_found', { message: 'Este link de lembrete não vale.' });
  }
  await withdrawConsent(db, accountId);
};
