import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/privacy';
import { findCredentials } from '../accounts/public/find-credentials.ts';
import { verifyPassword } from '../accounts/public/password.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { bringBack } from './bring-back.ts';
import { removeDeletion, removeDeletionByToken } from './deletion-queries.ts';

/** Opens no session: that needs a sign-in with all its checks. */
export const restoreAccount: Operation<typeof contract.restoreAccount> = async (
  context,
  { email, password },
) => {
  const { db, clock } = context;
  const account = await findCredentials(db, email);
  const fits = await verifyPassword(password, account?.passwordHash ?? null, context.caller);
  if (!account || !fits) throw new ApiError('wrong_credentials');
  // Pressed twice, or restored by the link in the meantime.
  if (account.status === 'active') return;
  await db.transaction(async (tx) => {
    if (!(await removeDeletion(tx, account.id, clock.now()))) {
      throw new ApiError('wrong_credentials');
    }
    await bringBack(context, tx, account.id);
  });
};

/** The link in the mail is enough, without the password. Opens no session. */
export const restoreAccountByLink: Operation<typeof contract.restoreAccountByLink> = async (
  context,
  { token },
) => {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const accountId = await removeDeletionByToken(tx, secretTokenHash(token), clock.now());
    if (!accountId) throw new ApiError('link_expired', { message: LINK_GONE });
    await bringBack(context, tx, accountId);
  });
};

const LINK_GONE = 'Este link já foi usado ou não vale mais.';
