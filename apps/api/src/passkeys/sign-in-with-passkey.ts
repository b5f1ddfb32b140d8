import { ApiError } from '@arquiba/contract/errors';
import type { signInWithPasskey as route } from '@arquiba/contract/passkeys';
import { findAccount } from '../accounts/public/find-account.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { closedDoor } from '../sessions/public/closed-door.ts';
import { enter } from '../sessions/public/enter.ts';
import { checkAssertion } from './check-assertion.ts';

/**
 * Signs in with a passkey that verified its user: something one has plus something one is or knows, so no
 * second factor is required.
 */
export const signInWithPasskey: Operation<typeof route> = async (context, { response }) => {
  const { accountId } = await checkAssertion(context, response);
  const account = await findAccount(context.db, accountId);
  if (!account || account.status === 'deleted') throw new ApiError('passkey_refused');
  return (await closedDoor(context, account)) ?? (await enter(context, account.id));
};
