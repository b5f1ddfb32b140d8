import { foldText, hashtagsIn } from '@arquiba/contract/linkify';
import type { Hooks } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { inPortions } from '../platform/database/in-portions.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { postDeleted } from '../posts/public/topics.ts';
import { wordsIn } from './learn-words.ts';
import { forgetHashtags, forgetWord, isSaid, listSaid } from './word-queries.ts';

/** Deletes the words and hashtags that only this author has written; runs before their posts are deleted. */
export const forgetWords: Hooks['accountPurged'][number] = async ({ db }, authorId) => {
  const texts = new Set<string>();
  const portions = inPortions(
    (portion) => listSaid(db, { authorId, ...portion }),
    ({ id }) => id,
  );
  for await (const posts of portions)
    for (const post of posts) for (const text of post.texts) texts.add(text);
  await forget(db, texts, authorId);
};

/** Deletes the words and hashtags of a deleted post that no other post has. */
export const forgetWordsJob = defineJob(
  'explore.forget-words',
  { on: postDeleted },
  async ({ db }, { texts }) => forget(db, texts, null),
);

async function forget(db: Database, texts: Iterable<string>, notBy: string | null): Promise<void> {
  const words = new Set<string>();
  const tags = new Set<string>();
  for (const text of texts) {
    for (const word of wordsIn(text)) words.add(word);
    for (const tag of hashtagsIn(text)) tags.add(foldText(tag));
  }
  await forgetHashtags(db, [...tags], notBy);
  for (const word of words) if (!(await isSaid(db, word, notBy))) await forgetWord(db, word);
}
