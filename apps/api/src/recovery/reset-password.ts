import { ApiError } from '@arquiba/contract/errors';
import type { resetPassword as route } from '@arquiba/contract/recovery';
import { noteEmailConfirmed } from '../accounts/public/confirmed-email.ts';
import { lockAccount } from '../accounts/public/lock-owner.ts';
import { newPasswordProblem } from '../accounts/public/new-password-problem.ts';
import { hashPassword } from '../accounts/public/password.ts';
import { replacePassword } from '../accounts/public/replace-password.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { secretTokenHash } from '../platform/sessions/secret-token.ts';
import { hasSecondFactor } from '../second-factors/public/has-second-factor.ts';
import { enter } from '../sessions/public/enter.ts';
import { emailHash } from './email-hash.ts';
import { deleteGrantsOf, findGrant, takeGrant } from './queries.ts';
import { endWaysIn } from './ways-in.ts';

export const resetPassword: Operation<typeof route> = async (context, input) => {
  const { db, clock, session } = context;
  const { password, keepPasskeys } = input;
  const token = session.kept('recovery');
  const tokenHash = token && secretTokenHash(token);
  // Checked before the expensive hash, used up after it.
  if (!tokenHash || !(await findGrant(db, tokenHash, clock.now()))) throw expired();
  const problem = newPasswordProblem(password);
  if (problem) throw invalidInput({ password: problem });
  const passwordHash = await hashPassword(password, context.caller);
  const accountId = await db.transaction((tx) =>
    useGrant(tx, context, tokenHash, { passwordHash, keepPasskeys }),
  );
  if (!accountId) throw expired();
  session.forget('recovery');
  if (await hasSecondFactor(db, accountId)) {
    await session.close();
    return { status: 'sign_in_needed' };
  }
  return enter(context, accountId);
};

async function useGrant(
  tx: Transaction,
  context: Context,
  tokenHash: Buffer,
  { passwordHash, keepPasskeys }: { passwordHash: string; keepPasskeys: string[] },
): Promise<string | null> {
  const now = context.clock.now();
  const grant = await takeGrant(tx, tokenHash, now);
  if (!grant) return null;
  const { accountId } = grant;
  const owner = await lockAccount(tx, accountId);
  if (!owner || !emailHash(owner.email).equals(grant.emailHash)) return null;
  const { emailConfirmedAt } = owner;
  const ended = await endWaysIn(tx, { id: accountId, emailConfirmedAt }, keepPasskeys, now);
  if (!(await replacePassword(tx, context, { accountId, passwordHash, ended }))) return null;
  // The code was read in the mailbox.
  await noteEmailConfirmed(tx, accountId, now);
  await deleteGrantsOf(tx, accountId);
  return accountId;
}

function expired(): ApiError {
  return new ApiError('recovery_expired');
}
