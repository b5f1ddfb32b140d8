import type { Poll } from '@arquiba/contract/posts';
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
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

export interface PollRow extends Omit<Poll, 'closed' | 'options'> {
  options: (Omit<Poll['options'][number], 'picture'> & { picture: FileReference | null })[];
}

/** The poll of a post as the viewer sees it, for statements on `post`. */
export function pollOfPost(viewer: SQLWrapper, now: SQLWrapper): SQL<PollRow | null> {
  return sql`(
    SELECT json_build_object('closesAt', ${poll.closesAt}, 'multiple', ${poll.multiple},
      'results', ${poll.results}, 'changeable', ${poll.changeable}, 'anonymous', ${poll.anonymous}, 'options', (
      SELECT json_agg(json_build_object('label', ${pollOption.label}, 'picture', ${pollOption.picture},
        'votes', CASE WHEN ${showsResult(viewer, now)} THEN ${pollOption.votes} END,
        'chosen', EXISTS (SELECT FROM ${pollVote} WHERE ${pollVote.postId} = ${poll.postId}
          AND ${pollVote.accountId} = ${viewer} AND ${pollVote.position} = ${pollOption.position})
        ) ORDER BY ${pollOption.position})
      FROM ${pollOption} WHERE ${pollOption.postId} = ${poll.postId}))
    FROM ${poll} WHERE ${poll.postId} = ${post.id})`;
}

/** The poll of one post, without a check of who may see the post. */
export async function findPoll(
  db: Queryable,
  query: { postId: string; viewerId: string; now: Date },
): Promise<PollRow | null> {
  const [row] = await pollById(db, query);
  return row?.poll ?? null;
}

const pollById = preparedStatement<{ poll: PollRow | null }>(
  'polls_by_id',
  sql`SELECT ${pollOfPost(
    sql`${sql.placeholder('viewerId')}::bigint`,
    sql`${sql.placeholder('now')}::timestamptz`,
  )} AS poll FROM ${post} WHERE ${post.id} = ${sql.placeholder('postId')}::bigint`,
);

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
