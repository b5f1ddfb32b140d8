import { randomBytes } from 'node:crypto';

const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** A name that is never given twice. */
export function randomName(): string {
  return Array.from(randomBytes(26), (byte) => BASE32[byte % 32]).join('');
}
