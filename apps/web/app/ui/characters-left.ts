import { POST_MAX_CHARACTERS } from '@arquiba/contract/posts';
import { formatExactCount } from './format-count.ts';

const NEAR = 300;
/** Said aloud when one of them is reached; every single character would be a nuisance. */
const MARKS = [300, 100, 50, 20, 10, 0];

interface CharactersLeft {
  tooLong: boolean;
  /** Undefined while the end is far. */
  shown: string | undefined;
  said: string | undefined;
}

/** What is said about the length of a text that the server will trim. */
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
