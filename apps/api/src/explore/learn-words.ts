import { foldText } from '@arquiba/contract/linkify';
import type { Hooks } from '../platform/context.ts';
import { addWords } from './word-queries.ts';

/** Remembers the words of a public post, for those who will mistype one. */
export const learnWords: Hooks['postWritten'][number] = async (
  tx,
  { authorId, audience, text },
) => {
  if (audience === 'public') await addWords(tx, authorId, wordsIn(text));
};

/** Folded, each once. */
export function wordsIn(text: string): string[] {
  const words = foldText(text).match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words.filter(isWorthCorrecting))];
}

/** Short words are alike too many others. */
export function isWorthCorrecting(word: string): boolean {
  return word.length >= 4 && word.length <= 40;
}
