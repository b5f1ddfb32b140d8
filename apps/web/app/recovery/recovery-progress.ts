import type { requestRecovery } from '@arquiba/contract/recovery';
import type { OutputOf } from '@arquiba/contract/route';

/** The current step, so that a reload keeps it. Never the code. */
export interface RecoveryProgress {
  email: string;
  /** Timestamps of this browser's clock, in milliseconds; 0 if no code was requested here. */
  resendAt: number;
  expiresAt: number;
}

const KEY = 'arquiba-recuperar-senha';

export function readProgress(): RecoveryProgress | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (!stored || typeof stored !== 'object' || !('email' in stored)) return null;
    const { email, resendAt, expiresAt } = stored as Partial<RecoveryProgress>;
    return { email: String(email), resendAt: Number(resendAt), expiresAt: Number(expiresAt) };
  } catch {
    return null;
  }
}

export function keepProgress(progress: RecoveryProgress): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(progress)));
}

export function forgetProgress(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

export function progressAfter(
  email: string,
  { resendInSeconds, expiresInSeconds }: OutputOf<typeof requestRecovery>,
): RecoveryProgress {
  const now = Date.now();
  const resendAt = now + resendInSeconds * 1000;
  return { email, resendAt, expiresAt: now + expiresInSeconds * 1000 };
}

/** Storage may be full or disabled; then a reload starts again. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {}
}
