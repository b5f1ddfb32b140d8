import { foldText } from '@arquiba/contract/linkify';
import { defineJob } from '../platform/job.ts';
import { postCreated } from '../posts/public/topics.ts';
import { addWords, findOpenText } from './word-queries.ts';

/** Remembers the words of a public post, for those who will mistype one. */
export const learnWordsJob = defineJob(
  'explore.learn-words',
  { on: postCreated, retries: 2 },
  async ({ db }, { postId }) => {
    const text = await findOpenText(db, postId);
    if (text !== null) await addWords(db, wordsIn(text));
  },
);

/** Folded, each once. */
export function wordsIn(text: string): string[] {
  const words = foldText(text).match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words.filter(isWorthCorrecting))];
}

/** Short words are alike too many others. */
export function isWorthCorrecting(word: string): boolean {
  return word.length >= 4 && word.length <= 40;
}
