import type { getEmailChange as route } from '@arquiba/contract/account-data';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../platform/calls/operation.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { findEmailChangeByToken } from './email-change-queries.ts';
import { findActiveAccount } from './queries.ts';

export const getEmailChange: Operation<typeof route> = async ({ db, clock }, { token }) => {
  const change = await findEmailChangeByToken(db, secretTokenHash(token), clock.now());
  const owner = change && (await findActiveAccount(db, change.accountId));
  if (!owner) throw new ApiError('link_expired');
  return { side: change.side, socialName: owner.socialName, newEmail: change.newEmail };
};
