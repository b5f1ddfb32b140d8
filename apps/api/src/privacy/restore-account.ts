import { ApiError } from '@arquiba/contract/errors';
import type { restoreAccount as route } from '@arquiba/contract/privacy';
import { findCredentials } from '../accounts/public/find-credentials.ts';
import { verifyPassword } from '../accounts/public/password.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { bringBack } from './bring-back.ts';
import { removeDeletion } from './deletion-queries.ts';

/** Opens no session: signing in does, with all that it asks. */
export const restoreAccount: Operation<typeof route> = async (context, { email, password }) => {
  const { db, clock } = context;
  const account = await findCredentials(db, email);
  const fits = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !fits) throw new ApiError('wrong_credentials');
  // Pressed twice, or restored by the link meanwhile.
  if (account.status === 'active') return;
  await db.transaction(async (tx) => {
    if (!(await removeDeletion(tx, account.id, clock.now()))) {
      throw new ApiError('wrong_credentials');
    }
    await bringBack(context, tx, account.id);
  });
};
