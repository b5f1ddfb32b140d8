import { ApiError } from '@arquiba/contract/errors';
import type { confirmWithPasskey as route } from '@arquiba/contract/passkeys';
import type { Operation } from '../platform/calls/operation.ts';
import { noteConfirmed } from '../platform/sessions/confirmed-session.ts';
import { checkAssertion } from './check-assertion.ts';

/** Like `confirmOwnPassword`, for people who sign in without a password. Only with a passkey of the account. */
export const confirmWithPasskey: Operation<typeof route> = async (context, { response }) => {
  const { accountId } = await checkAssertion(context, response);
  if (accountId !== context.viewer.accountId) throw new ApiError('passkey_refused');
  await noteConfirmed(context, context.viewer);
};
