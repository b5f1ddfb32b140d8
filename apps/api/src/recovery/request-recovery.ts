import { RECOVERY_CODE_MINUTES, type requestRecovery as route } from '@arquiba/contract/recovery';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { emailHash } from './email-hash.ts';
import { findRequest, replaceRequest } from './queries.ts';
import { recoveryRequested } from './topics.ts';

const RESEND_AFTER_MS = 60_000;
const VALID_MS = RECOVERY_CODE_MINUTES * 60_000;

/**
 * Does not check whether there is an account: a job does, so that neither the answer nor its time reveals it.
 */
export const requestRecovery: Operation<typeof route> = async ({ db, clock }, { email }) => {
  const requestedAt = clock.now();
  const now = requestedAt.getTime();
  const id = newId(requestedAt);
  const asked = emailHash(email);
  const request = { id, emailHash: asked, requestedAt, expiresAt: new Date(now + VALID_MS) };
  const sent = await db.transaction(async (tx) => {
    const placed = await replaceRequest(tx, request, new Date(now - RESEND_AFTER_MS));
    if (placed) await announce(tx, recoveryRequested, { id, email });
    return placed;
  });
  const { requestedAt: since, expiresAt } = (sent ? null : await findRequest(db, asked)) ?? request;
  return {
    sent,
    resendInSeconds: secondsUntil(since.getTime() + RESEND_AFTER_MS, now),
    expiresInSeconds: secondsUntil(expiresAt.getTime(), now),
  };
};

function secondsUntil(then: number, now: number): number {
  return Math.max(0, Math.ceil((then - now) / 1000));
}
