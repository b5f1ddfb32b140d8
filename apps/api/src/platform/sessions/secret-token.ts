import { hash, randomBytes } from 'node:crypto';

/** A secret for a link. It is only in the mail; we store a one-way hash. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function secretTokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
