import type { changePassword as route } from '@arquiba/contract/account-data';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { lockActiveAccount } from './email-change-queries.ts';
import { confirmPassword, wrongPassword } from './public/confirm-password.ts';
import { newPasswordProblem } from './public/new-password-problem.ts';
import { hashPassword, verifyPassword } from './public/password.ts';
import { replacePassword } from './public/replace-password.ts';

export const changePassword: Operation<typeof route> = async (context, input) => {
  const { db, viewer } = context;
  const problem = newPasswordProblem(input.password);
  if (problem) throw invalidInput({ password: problem });
  const before = await confirmPassword(context, input.currentPassword);
  // Compared by the hash: composed and decomposed letters count as the same password.
  if (await verifyPassword(input.password, before, context.caller)) {
    throw invalidInput({ password: 'A nova senha precisa ser diferente da atual' });
  }
  const passwordHash = await hashPassword(input.password, context.caller);
  const { accountId, sessionId: keepSessionId } = viewer;
  await db.transaction(async (tx) => {
    const owner = await lockActiveAccount(tx, accountId);
    // Of two concurrent changes the first wins: for the other, the current password is now wrong.
    if (owner?.passwordHash !== before) throw wrongPassword();
    await replacePassword(tx, context, { accountId, passwordHash, keepSessionId });
  });
};
