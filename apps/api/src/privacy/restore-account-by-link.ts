import { ApiError } from '@arquiba/contract/errors';
import type { restoreAccountByLink as route } from '@arquiba/contract/privacy';
import type { Operation } from '../platform/calls/operation.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { bringBack } from './bring-back.ts';
import { removeDeletionByToken } from './deletion-queries.ts';

/** For whoever reads the mailbox of the account, also without the password; opens no session. */
export const restoreAccountByLink: Operation<typeof route> = async (context, { token }) => {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const accountId = await removeDeletionByToken(tx, secretTokenHash(token), clock.now());
    if (!accountId) throw new ApiError('link_expired', { message: LINK_GONE });
    await bringBack(context, tx, accountId);
  });
};

const LINK_GONE = 'Este link já foi usado ou não vale mais.';
