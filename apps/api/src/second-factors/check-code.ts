import { ApiError } from '@arquiba/contract/errors';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type Factor, findFactor, lockFactor, updateFactor, useRecoveryCode } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { isAppCode, stepOf } from './totp.ts';

/** The most wrong codes for an account in an hour, from any address. */
const MOST_FAILURES = 10;
const FAILURE_WINDOW_MS = 60 * 60_000;

type Needs = Pick<Services, 'db' | 'clock' | 'vault'>;

/**
 * Whether a code is valid, and uses it up: app codes and recovery codes each work once. Throws
 * `too_many_requests` after too many wrong ones. Without a second factor no code is valid.
 */
export async function checkCode(
  services: Needs,
  accountId: string,
  written: string,
): Promise<'app' | 'recovery' | null> {
  const { db, clock } = services;
  const code = written.replace(/\s/g, '');
  // Slow on purpose, hence before the lock. If the codes were replaced in the meantime, it does not match.
  const salt = isAppCode(code) ? null : ((await findFactor(db, accountId))?.codesSalt ?? null);
  const codeHash = salt && (await hashRecoveryCode(code, salt));
  return db.transaction(async (tx) => {
    const factor = await lockFactor(tx, accountId);
    if (!factor?.enabledAt) return null;
    const now = clock.now();
    const failures = recentFailures(factor, now);
    const used = codeHash
      ? (await useRecoveryCode(tx, accountId, codeHash, now)) && 'recovery'
      : (await useAppCode(tx, services, factor, code)) && 'app';
    if (used) {
      await updateFactor(tx, accountId, { failures: 0, failingSince: null });
      return used;
    }
    const failingSince = failures === 0 ? now : factor.failingSince;
    await updateFactor(tx, accountId, { failures: failures + 1, failingSince });
    return null;
  });
}

function recentFailures({ failures, failingSince }: Factor, now: Date): number {
  const until = (failingSince?.getTime() ?? 0) + FAILURE_WINDOW_MS;
  const left = until - now.getTime();
  if (left <= 0) return 0;
  if (failures >= MOST_FAILURES) {
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(left / 1000) });
  }
  return failures;
}

async function useAppCode(
  tx: Transaction,
  { clock, vault }: Needs,
  factor: Factor,
  code: string,
): Promise<boolean> {
  const { accountId, usedStep } = factor;
  const secret = isAppCode(code) ? openSecret(vault, factor) : null;
  const step = secret && (await stepOf(secret, code, clock.now()));
  if (!step || step <= (usedStep ?? 0)) return false;
  await updateFactor(tx, accountId, { usedStep: step });
  return true;
}
