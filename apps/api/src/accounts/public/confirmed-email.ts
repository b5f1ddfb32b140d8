import { ApiError } from '@arquiba/contract/errors';
import type { SessionContext } from '../../platform/context.ts';
import { isEmailConfirmed } from '../email-confirmation-queries.ts';

export { noteEmailConfirmed } from '../email-confirmation-queries.ts';

/**
 * Throws until the e-mail of the account is confirmed. `what` completes the sentence: a way in that a
 * stranger adds to an account of another person's address would survive.
 */
export async function requireConfirmedEmail(
  { db, viewer }: Pick<SessionContext, 'db' | 'viewer'>,
  what: string,
): Promise<void> {
  if (await isEmailConfirmed(db, viewer.accountId)) return;
  throw new ApiError('email_unconfirmed', { message: `Confirme o seu e-mail para ${what}.` });
}
