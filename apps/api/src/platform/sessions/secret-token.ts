import { hash, randomBytes } from 'node:crypto';

/** A secret that travels in a link. Only the mail knows it; we keep a hash that cannot be turned back. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function secretTokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
