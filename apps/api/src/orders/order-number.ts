import { randomInt } from 'node:crypto';

/** Without 0, 1, I and O, which are easily confused. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number that is easy to read out and cannot be guessed from another: 'K7QM-2XRA'. */
export function newOrderNumber(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
