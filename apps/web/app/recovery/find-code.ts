import { RECOVERY_CODE_ALPHABET, tidyRecoveryCode } from '@arquiba/contract/recovery';

const LETTERS = `[${RECOVERY_CODE_ALPHABET}]`;
const CODE = new RegExp(
  `(?<![\\p{L}\\d])(?:${LETTERS}[\\s-]{0,3}){7}${LETTERS}(?![\\p{L}\\d])`,
  'iu',
);

/** The code in a text, such as a whole mail: no word is written with its letters alone. */
export function findCode(text: string): string | null {
  const found = CODE.exec(text.slice(0, 5000));
  return found && tidyRecoveryCode(found[0]);
}
