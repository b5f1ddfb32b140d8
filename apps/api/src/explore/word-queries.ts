import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { openPost } from '../posts/public/visible-post.ts';
import { post } from '../posts/tables.ts';
import { profile } from '../profiles/tables.ts';
import { searchWord } from './tables.ts';

export async function findOpenText(db: Queryable, postId: string): Promise<string | null> {
  const [row] = await db
    .select({ text: post.text })
    .from(post)
    .innerJoin(profile, and(eq(profile.accountId, post.authorId), openPost))
    .where(eq(post.id, postId));
  return row?.text ?? null;
}

export async function addWords(db: Queryable, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await db
    .insert(searchWord)
    .values(words.map((word) => ({ word })))
    .onConflictDoNothing();
}

/** For each word that nobody has written, the most alike that somebody has. */
export async function findCorrections(
  db: Queryable,
  words: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ typed: string; word: string }>(sql`
    SELECT typed, nearest.word FROM unnest(${sql.param(words)}::text[]) AS typed
    CROSS JOIN LATERAL (
      SELECT word FROM search_word WHERE word % typed
      ORDER BY similarity(word, typed) DESC, word LIMIT 1
    ) AS nearest
    WHERE NOT EXISTS (SELECT FROM search_word WHERE word = typed)`);
  return new Map(rows.map(({ typed, word }) => [typed, word]));
}
