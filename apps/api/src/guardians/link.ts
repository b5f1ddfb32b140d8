import { hash } from 'node:crypto';
import { GUARDIAN_LINK_DAYS } from '@arquiba/contract/guardians';

const LINK_MS = GUARDIAN_LINK_DAYS * 24 * 60 * 60 * 1000;

/** Links that were sent before this no longer work. */
export function oldestOpen(now: Date): Date {
  return new Date(now.getTime() - LINK_MS);
}

export function expiryOf(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + LINK_MS);
}

/** What is stored of the address of a person who wants none of our mails. */
export function addressHash(email: string): Buffer {
  return hash('sha256', email.toLowerCase(), 'buffer');
}
