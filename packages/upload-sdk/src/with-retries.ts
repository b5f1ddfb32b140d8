import { CancelledError, isPassing, retryAfterOf } from './errors.ts';

export interface RetryRules {
  /** The number of attempts while there is a network. */
  tries: number;
  /** Milliseconds: the first wait is at most this, each later one at most twice the one before. */
  firstWait: number;
  longestWait: number;
}

export const DEFAULT_RETRIES: RetryRules = { tries: 6, firstWait: 500, longestWait: 20_000 };

/**
 * Retries what may succeed later. While the device is offline, nothing is tried and no attempt is used up.
 * Waits are random below a growing limit, so that many clients do not return at once.
 */
export async function withRetries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  rules: RetryRules,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    await untilOnline(signal);
    throwIfAborted(signal);
    try {
      return await attempt(signal);
    } catch (error) {
      throwIfAborted(signal);
      if (isOffline()) {
        tries -= 1;
        continue;
      }
      if (!isPassing(error) || tries >= rules.tries) throw error;
      const limit = Math.min(rules.longestWait, rules.firstWait * 2 ** (tries - 1));
      await pause(Math.max(retryAfterOf(error) ?? 0, Math.random() * limit), signal);
    }
  }
}

export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason ?? new CancelledError();
}

/** Ends early, with the reason, when the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
    function end() {
      signal.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function untilOnline(signal: AbortSignal): Promise<void> {
  if (!isOffline()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    globalThis.addEventListener('online', () => finish(resolve), over);
    signal.addEventListener('abort', () => finish(() => reject(signal.reason)), over);
    function finish(settle: () => void) {
      over.abort();
      settle();
    }
  });
}
