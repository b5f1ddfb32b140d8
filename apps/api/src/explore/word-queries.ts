import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { likelyWords } from '../platform/database/misspelled.ts';
import { query } from '../platform/database/transaction.ts';
import { saidIn } from '../posts/public/said-in.ts';
import { post, postHashtag } from '../posts/tables.ts';
import { openToAll } from '../profiles/public/visibility.ts';
import { searchWord } from './tables.ts';

/** In alphabetical order, so that concurrent writers of the same words cannot deadlock. */
export async function addWords(
  tx: Transaction,
  authorId: string,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await query(tx, 'words_add', ADD_WORDS, [authorId, JSON.stringify(words)]);
}

const ADD_WORDS = `
  INSERT INTO search_word (word) SELECT word FROM json_array_elements_text($2::json) AS word
  WHERE EXISTS (
    SELECT FROM profile WHERE account_id = $1 AND ${new PgDialect().sqlToQuery(openToAll).sql})
  ORDER BY word ON CONFLICT DO NOTHING`;

/** For each word that no post has, the most likely one that a post has. */
export async function findCorrections(
  db: Queryable,
  words: readonly string[],
): Promise<Map<string, string>> {
  const asked = JSON.stringify(words.map((typed) => ({ typed, likely: likelyWords(typed) })));
  const { rows } = await db.execute<{ typed: string; word: string }>(sql`
    SELECT typed, nearest.word FROM json_to_recordset(${asked}) AS asked (typed text, likely text[])
    CROSS JOIN LATERAL (
      SELECT word FROM search_word WHERE word % typed OR word LIKE ANY (likely)
      ORDER BY (word LIKE ANY (likely)) DESC, similarity(word, typed) DESC, word LIMIT 1
    ) AS nearest
    WHERE NOT EXISTS (SELECT FROM search_word WHERE word = typed)`);
  return new Map(rows.map(({ typed, word }) => [typed, word]));
}

interface SaidQuery {
  authorId: string;
  before: string;
  limit: number;
}

/** The current and earlier texts of someone's posts. */
export function listSaid(db: Queryable, { authorId, before, limit }: SaidQuery) {
  return db
    .select({
      id: post.id,
      texts: saidIn,
    })
    .from(post)
    .where(and(eq(post.authorId, authorId), lt(post.id, before)))
    .orderBy(desc(post.id))
    .limit(limit);
}

/** Posts of `notBy` do not count. Not prepared: a rare word and one in every post need different plans. */
export async function isSaid(db: Queryable, word: string, notBy: string | null): Promise<boolean> {
  const found = await db
    .select({ id: post.id })
    .from(post)
    .where(
      and(
        sql`to_tsvector('public.portuguese_folded', ${post.text}) @@ plainto_tsquery('public.portuguese_folded', ${word})`,
        sql`${post.audience} = 'public' AND ${post.repostOf} IS NULL`,
        sql`${post.authorId} IS DISTINCT FROM ${notBy}`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function forgetWord(db: Queryable, word: string): Promise<void> {
  await db.delete(searchWord).where(eq(searchWord.word, word));
}

/** Deletes hashtags that no post has, not counting posts of `notBy`. */
export async function forgetHashtags(db: Queryable, tags: string[], notBy: string | null) {
  await db.execute(sql`
    DELETE FROM hashtag WHERE tag = ANY (${sql.param(tags)}::text[]) AND NOT EXISTS (
      SELECT FROM ${postHashtag} JOIN ${post} ON ${post.id} = ${postHashtag.postId}
      WHERE ${postHashtag.tag} = hashtag.tag AND ${post.authorId} IS DISTINCT FROM ${notBy})`);
}
