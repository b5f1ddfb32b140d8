import { verify } from 'otplib';

/** What authenticator apps take for granted: codes of six digits for 30 seconds each. */
const STEP_SECONDS = 30;
export const SECRET_BYTES = 20;

/**
 * The step that a code belongs to, at this moment or one step away from it, for clocks that go
 * wrong by some seconds; null for a code of no such step.
 */
export async function stepOf(secret: Buffer, code: string, now: Date): Promise<number | null> {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    period: STEP_SECONDS,
    epochTolerance: STEP_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

export function isAppCode(written: string): boolean {
  return /^\d{6}$/.test(written);
}
