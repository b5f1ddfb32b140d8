import { isNear } from './is-near.ts';
import { scoresOf, type WordIndex, wordsOf } from './word-index.ts';

const MOST = 4;
/** With more changed letters a word is another word. */
const MOST_CHANGES = 3;

/** For a search without results: the typed words that find something alone, then words that look like them. */
export function suggestWords(index: WordIndex, text: string): string[] {
  const typed = wordsOf(text);
  const alone = typed.filter((word) => typed.length > 1 && findsAny(index, word));
  const unknown = typed.filter((word) => !findsAny(index, word));
  const known = [...index.words, ...index.meanings.keys()].filter((word) =>
    /^[a-z]{4,}$/.test(word),
  );
  const near = unknown.flatMap((word) => wordsNear(word, known));
  const found = [...new Set([...alone, ...near])].filter((word) => findsAny(index, word));
  return found.slice(0, MOST).map((word) => index.spellings.get(word) ?? word);
}

/** The nearest first. */
function wordsNear(typed: string, known: string[]): string[] {
  const found = new Set<string>();
  const most = Math.min(MOST_CHANGES, Math.floor(typed.length / 2));
  for (let changes = 1; changes <= most; changes += 1) {
    for (const word of known) if (isNear(typed, word, changes)) found.add(word);
  }
  return [...found];
}

function findsAny(index: WordIndex, word: string): boolean {
  return scoresOf(index, word).some((score) => score > 0);
}
