import { RECOVERY_CODE_ALPHABET, tidyRecoveryCode } from '@arquiba/contract/recovery';

const LETTERS = `[${RECOVERY_CODE_ALPHABET}]`;
const CODE = new RegExp(
  `(?<![\\p{L}\\d])(?:${LETTERS}[\\s-]{0,3}){7}${LETTERS}(?![\\p{L}\\d])`,
  'iu',
);

/** Finds the code in a text, such as a whole mail. No word consists of its letters alone. */
export function findCode(text: string): string | null {
  const found = CODE.exec(text.slice(0, 5000));
  return found && tidyRecoveryCode(found[0]);
}
