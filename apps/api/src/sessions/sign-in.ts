import { ApiError } from '@arquiba/contract/errors';
import type { signIn as route } from '@arquiba/contract/sessions';
import { findCredentials } from '../accounts/public/find-credentials.ts';
import { verifyPassword } from '../accounts/public/password.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { askSecondFactor } from './public/ask-second-factor.ts';
import { closedDoor } from './public/closed-door.ts';
import { enter } from './public/enter.ts';

export const signIn: Operation<typeof route> = async (context, { email, password }) => {
  const account = await findCredentials(context.db, email);
  // Also verified for unknown e-mails, so that time and answer are the same for all.
  const fits = await verifyPassword(password, account?.passwordHash ?? null, context.caller);
  if (!account || !fits) throw new ApiError('wrong_credentials');
  return (
    (await closedDoor(context, account)) ??
    (await askSecondFactor(context, account.id)) ??
    (await enter(context, account.id))
  );
};
