import { randomBytes } from 'node:crypto';

const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 26;

/** A name that is never given twice. */
export function randomName(): string {
  return Array.from(randomBytes(LENGTH), (byte) => BASE32[byte % 32]).join('');
}
