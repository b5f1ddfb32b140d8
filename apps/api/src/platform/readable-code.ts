import { randomInt } from 'node:crypto';

/** Without 0, 1, I and O, which are easily confused. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Letters and digits that are easy to read out. Nobody can guess one from another. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
