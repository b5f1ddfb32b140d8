import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { post } from '../tables.ts';
import { poll, pollOption, pollVote } from './tables.ts';

/**
 * Who may see the result of a poll: the only definition. For statements on `poll` joined with `post`; `viewer`
 * is an account id, or null for a visitor.
 */
export function showsResult(viewer: SQLWrapper, now: SQLWrapper): SQL {
  return sql`(${poll.results} = 'always' OR ${poll.closesAt} <= ${now} OR ${post.authorId} = ${viewer}
    OR EXISTS (SELECT FROM ${pollVote}
      WHERE ${pollVote.postId} = ${poll.postId} AND ${pollVote.accountId} = ${viewer}))`;
}

interface ResultsQuery {
  ids: readonly string[];
  viewerId: string | null;
  now: Date;
}

/** The votes of each option, for the polls of these posts whose result the viewer may see. */
export async function findResults(
  db: Queryable,
  { ids, viewerId, now }: ResultsQuery,
): Promise<Map<string, number[]>> {
  const shown = showsResult(sql`${viewerId}::bigint`, sql`${now.toISOString()}::timestamptz`);
  const rows = await db
    .select({
      postId: poll.postId,
      votes: sql<number[]>`array_agg(${pollOption.votes} ORDER BY ${pollOption.position})`,
    })
    .from(poll)
    .innerJoin(post, eq(post.id, poll.postId))
    .innerJoin(pollOption, eq(pollOption.postId, poll.postId))
    .where(and(inArray(poll.postId, [...ids]), shown))
    .groupBy(poll.postId);
  return new Map(rows.map(({ postId, votes }) => [postId, votes]));
}
