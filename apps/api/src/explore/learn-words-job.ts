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

/** Folded, each once; short ones are not worth a correction. */
export function wordsIn(text: string): string[] {
  return [...new Set(foldText(text).match(/[a-z0-9]{4,40}/g))];
}
