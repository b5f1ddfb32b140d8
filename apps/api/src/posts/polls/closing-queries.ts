import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { isShown } from '../../profiles/public/visibility.ts';
import { visibleTo } from '../public/visible-post.ts';
import { post } from '../tables.ts';
import { poll, pollVote } from './tables.ts';

/** Marks the next closed poll as told, and returns it. Workers at the same time get different ones. */
export async function takeClosedPoll(tx: Transaction, now: Date) {
  const next = sql`(
    SELECT post_id FROM ${poll} WHERE NOT told AND closes_at <= ${now.toISOString()}::timestamptz
    ORDER BY closes_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)`;
  const [row] = await tx
    .update(poll)
    .set({ told: true })
    .from(post)
    .where(and(eq(poll.postId, next), eq(post.id, poll.postId)))
    .returning({
      postId: poll.postId,
      closesAt: poll.closesAt,
      authorId: post.authorId,
      question: post.text,
    });
  return row ?? null;
}

/** The people who voted on a poll, and may still see it. */
export async function listTold(db: Queryable, postId: string): Promise<string[]> {
  const voter = sql`voter.account_id`;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT voter.account_id AS id
    FROM (SELECT DISTINCT ${pollVote.accountId} FROM ${pollVote} WHERE ${pollVote.postId} = ${postId}) AS voter
      JOIN ${post} ON ${post.id} = ${postId}
      JOIN ${author} ON ${author.accountId} = ${post.authorId}
    WHERE ${visibleTo(voter)} AND ${isShown(voter)}`);
  return rows.map(({ id }) => id);
}
