import { POST_MAX_CHARACTERS } from '@arquiba/contract/posts';
import { formatExactCount } from './format-count.ts';

const NEAR = 300;
/** Screen readers announce only these values, not every character. */
const MARKS = [300, 100, 50, 20, 10, 0];

interface CharactersLeft {
  tooLong: boolean;
  /** Undefined while the limit is far. */
  shown: string | undefined;
  said: string | undefined;
}

/** The remaining characters of a text, without the whitespace that the server trims. */
export function charactersLeft(text: string, limit = POST_MAX_CHARACTERS): CharactersLeft {
  const left = limit - text.trim().length;
  if (left > NEAR) return { tooLong: false, shown: undefined, said: undefined };
  if (left < 0) {
    const shown = `${characters(-left)} a mais: o limite é ${formatExactCount(limit)}`;
    return { tooLong: true, shown, said: `O texto passou de ${limit} caracteres` };
  }
  const mark = MARKS.findLast((value) => value >= left) ?? left;
  return {
    tooLong: false,
    shown: left === 1 ? 'Falta 1 caractere' : `Faltam ${characters(left)}`,
    said: `Restam no máximo ${characters(mark)}`,
  };
}

function characters(count: number): string {
  return `${formatExactCount(count)} ${count === 1 ? 'caractere' : 'caracteres'}`;
}
