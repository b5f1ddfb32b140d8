import { ApiError, errorCatalogue } from '@arquiba/contract/errors';
import type { SessionContext } from '../../platform/context.ts';
import { findPasswordHash } from '../queries.ts';
import { verifyPassword } from './password.ts';

/**
 * Throws unless the signed-in person knows the password of their account: an open session alone must not
 * control the account. Returns the hash that matched.
 */
export async function confirmPassword(
  { db, viewer, caller }: SessionContext,
  password: string,
): Promise<string> {
  const hash = await findPasswordHash(db, viewer.accountId);
  if (!(await verifyPassword(password, hash, caller)) || hash === null) {
    throw wrongPassword();
  }
  return hash;
}

export function wrongPassword(): ApiError {
  const currentPassword = errorCatalogue.wrong_password.message;
  return new ApiError('wrong_password', { fields: { currentPassword } });
}
