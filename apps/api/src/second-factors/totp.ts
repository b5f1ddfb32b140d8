import { verify } from 'otplib';

/** The defaults of authenticator apps: codes of six digits, valid for 30 seconds each. */
const STEP_SECONDS = 30;
export const SECRET_BYTES = 20;

/**
 * The time step of a code, now or one step away, for clocks that are some seconds off; null if none matches.
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
