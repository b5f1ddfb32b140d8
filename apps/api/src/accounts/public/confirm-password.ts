import { ApiError, errorCatalogue } from '@arquiba/contract/errors';
import type { SessionContext } from '../../platform/context.ts';
import { findPasswordHash } from '../queries.ts';
import { verifyPassword } from './password.ts';

/**
 * Refuses unless whoever is signed in knows the password of their account: an open session alone
 * does not decide over the account. Gives the hash that the password fitted.
 */
export async function confirmPassword(
  { db, viewer }: SessionContext,
  password: string,
): Promise<string> {
  const hash = await findPasswordHash(db, viewer.accountId);
  if (!(await verifyPassword(password, hash)) || hash === null) {
    throw wrongPassword();
  }
  return hash;
}

export function wrongPassword(): ApiError {
  const currentPassword = errorCatalogue.wrong_password.message;
  return new ApiError('wrong_password', { fields: { currentPassword } });
}
