import { ApiError } from '@arquiba/contract/errors';
import type { signIn as route } from '@arquiba/contract/sessions';
import { loadAccountSummary } from '../accounts/public/account-summary.ts';
import { findCredentials } from '../accounts/public/find-credentials.ts';
import { verifyPassword } from '../accounts/public/password.ts';
import type { Operation } from '../platform/operation.ts';

export const signIn: Operation<typeof route> = async (context, { email, password }) => {
  const account = await findCredentials(context.db, email);
  // Verified for unknown e-mails too, so that time and text are the same for all.
  const fits = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !fits || account.status === 'deleted') throw new ApiError('wrong_credentials');
  if (account.status === 'blocked') {
    return { status: 'blocked', id: account.id, name: account.name };
  }
  await context.session.open(account.id);
  const summary = await loadAccountSummary(context, account.id);
  if (!summary) throw new ApiError('wrong_credentials');
  return summary;
};
