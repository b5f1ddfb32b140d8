import { hash } from 'node:crypto';

/** An e-mail as requests know it: known or not, it is kept nowhere else. */
export function emailHash(email: string): Buffer {
  return hash('sha256', email.toLowerCase(), 'buffer');
}
