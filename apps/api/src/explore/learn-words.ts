import { foldText } from '@arquiba/contract/linkify';
import type { Hooks } from '../platform/context.ts';
import { addWords } from './word-queries.ts';

/** Stores the words of a public post, to correct typing errors in searches. */
export const learnWords: Hooks['postWritten'][number] = async (
  tx,
  { authorId, audience, text },
) => {
  if (audience === 'public') await addWords(tx, authorId, wordsIn(text));
};

/** Folded, without duplicates. */
export function wordsIn(text: string): string[] {
  const words = foldText(text).match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words.filter(isWorthCorrecting))];
}

/** Short words are too similar to many others. */
export function isWorthCorrecting(word: string): boolean {
  return word.length >= 4 && word.length <= 40;
}
