import { ApiError } from '@arquiba/contract/errors';
import type { askGuardian as route } from '@arquiba/contract/guardians';
import { loadAccountSummary } from '../accounts/public/account-summary.ts';
import { guardianEmailProblem } from '../accounts/public/guardian-email.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import { presentGuardian } from './present-guardian.ts';
import { findGuardian, lockGuardian } from './queries.ts';
import { sendRequest } from './send-request.ts';

const WAIT_MS = 10 * 60 * 1000;

export const askGuardian: Operation<typeof route> = async (context, { guardianEmail: email }) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const at = clock.now();
  const account = await loadAccountSummary(context, accountId);
  if (!account) throw new ApiError('not_found');
  await db.transaction(async (tx) => {
    const before = await lockGuardian(tx, accountId);
    if (!before || before.confirmedAt) throw new ApiError('not_found');
    const problem = guardianEmailProblem(email, account.email);
    if (problem) throw invalidInput({ guardianEmail: problem });
    checkWait(before.requestedAt, at);
    const { socialName } = account;
    const { neededUntil } = before;
    await sendRequest(tx, context, { accountId, socialName, email, neededUntil, at });
  });
  return { guardian: presentGuardian(await findGuardian(db, accountId), at) };
};

function checkWait(requestedAt: Date, now: Date): void {
  const wait = requestedAt.getTime() + WAIT_MS - now.getTime();
  if (wait <= 0) return;
  const minutes = Math.ceil(wait / 60_000);
  throw new ApiError('too_many_requests', {
    message: `Acabamos de escrever ao responsável. Tente de novo em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
    retryAfterSeconds: Math.ceil(wait / 1000),
  });
}
