import { hash } from 'node:crypto';

/** Requests store an e-mail only as this hash, whether it has an account or not. */
export function emailHash(email: string): Buffer {
  return hash('sha256', email.toLowerCase(), 'buffer');
}
