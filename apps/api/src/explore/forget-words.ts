import { foldText, hashtagsIn } from '@arquiba/contract/linkify';
import type { Hooks } from '../platform/context.ts';
import { inPortions } from '../platform/in-portions.ts';
import { wordsIn } from './learn-words.ts';
import { forgetHashtags, forgetWord, isSaidByOthers, listSaid } from './word-queries.ts';

/** Words and subjects that nobody else has written go with whoever wrote them; before their posts do. */
export const forgetWords: Hooks['accountPurged'][number] = async ({ db }, authorId) => {
  const words = new Set<string>();
  const tags = new Set<string>();
  const portions = inPortions(
    (portion) => listSaid(db, { authorId, ...portion }),
    ({ id }) => id,
  );
  for await (const posts of portions) {
    for (const text of posts.flatMap(({ texts }) => texts)) {
      for (const word of wordsIn(text)) words.add(word);
      for (const tag of hashtagsIn(text)) tags.add(foldText(tag));
    }
  }
  await forgetHashtags(db, authorId, [...tags]);
  for (const word of words) {
    if (!(await isSaidByOthers(db, authorId, word))) await forgetWord(db, word);
  }
};
