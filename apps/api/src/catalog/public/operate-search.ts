import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { catalogueWord } from '../tables.ts';
import { wordsOf } from '../word-index.ts';

/** What staff do with the words of the search. Running processes follow at once. */
export function operateSearch(db: Queryable) {
  return {
    list: () => db.select().from(catalogueWord).orderBy(asc(catalogueWord.word)),
    /** Returns how the word and its meanings are stored; null if one of them is no single word. */
    async set(written: string, meanings: readonly string[]) {
      const word = plainWord(written);
      const means = meanings.map(plainWord);
      if (!word || !means.every((each) => each !== null)) return null;
      const target = catalogueWord.word;
      const row = { word, means };
      await db.insert(catalogueWord).values(row).onConflictDoUpdate({ target, set: { means } });
      return row;
    },
    /** Returns whether there was such a word. */
    async remove(written: string): Promise<boolean> {
      const word = plainWord(written) ?? '';
      const { rowCount } = await db.delete(catalogueWord).where(eq(catalogueWord.word, word));
      return rowCount === 1;
    },
  };
}

function plainWord(written: string): string | null {
  const [word, ...others] = wordsOf(written);
  return word && others.length === 0 && /^[a-z0-9]{2,30}$/.test(word) ? word : null;
}
