import { randomInt } from 'node:crypto';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Random characters that nobody mistakes for one another. */
export function randomBase58(length: number): string {
  return Array.from({ length }, () => BASE58[randomInt(BASE58.length)]).join('');
}

/** A number in base58, with leading zeros (that is ones) up to `length`. */
export function toBase58(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  while (text.length < length) {
    text = BASE58[Number(rest % 58n)] + text;
    rest /= 58n;
  }
  return text;
}
