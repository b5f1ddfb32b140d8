import { USERNAME_CHANGES, USERNAME_DAYS } from '@arquiba/contract/profiles';

const TIME_MS = USERNAME_DAYS * 24 * 60 * 60 * 1000;

/** A username that was left before this leads nowhere, and is free again. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - TIME_MS);
}

/** How many changes are left, given those of the current period, the latest first. */
export function changesLeft(changes: readonly Date[]): { left: number; nextAt: Date | null } {
  const left = Math.max(0, USERNAME_CHANGES - changes.length);
  const oldest = changes[USERNAME_CHANGES - 1];
  return { left, nextAt: left === 0 && oldest ? new Date(oldest.getTime() + TIME_MS) : null };
}
