import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { cardSource as author, cardColumns } from '../profiles/public/card-columns.ts';
import { namedIn } from '../profiles/public/named-in.ts';
import { isMuted, saysMutedWord } from '../profiles/public/unwanted.ts';
import { isSharedWith, notBlocked } from '../profiles/public/visibility.ts';
import { isOpenComment } from './file-queries.ts';
import { comment, commentLike, commentStat } from './tables.ts';

const viewer = sql`${sql.placeholder('viewerId')}::bigint`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
const ofOwnPost = sql`${sql.placeholder('ofOwnPost')}::boolean`;
const from = sql`${sql.placeholder('from')}::bigint`;
const fromScore = sql`${sql.placeholder('fromScore')}::integer`;

/** The viewer, and whether the post is their own. */
export interface Reader extends Record<string, unknown> {
  viewerId: string | null;
  now: Date;
  ofOwnPost: boolean;
}

export interface Portion {
  from: string;
  limit: number;
}

export type CommentRow = Awaited<ReturnType<typeof findComment>>[number];

/**
 * Who may see a comment of a post that they may see. The author of the post sees those of private profiles
 * too: they stand under the author's name.
 */
export function seenBy(viewer: SQLWrapper, now: SQLWrapper, ofOwnPost: SQLWrapper): SQL {
  return sql`NOT ${author.hidden} AND ${notBlocked(viewer)} AND (${isSharedWith(viewer)} OR ${ofOwnPost}) AND (${comment.authorId} = ${viewer} OR (
    NOT ${isMuted(viewer, now)} AND NOT ${saysMutedWord(viewer, now, comment.text)}
    AND (NOT ${comment.hidden} OR ${ofOwnPost})))`;
}

/** Individually hidden replies are not counted, but two people can still see them. */
const hiddenReplies = sql`CASE WHEN ${comment.hidden} THEN 0 ELSE (
  SELECT count(*) FROM comment AS reply WHERE reply.parent_id = ${comment.id} AND reply.hidden
    AND reply.counted AND (${ofOwnPost} OR reply.author_id = ${viewer}))::integer END`;

export function findComment(db: Queryable, query: Reader & { id: string }) {
  return byId(db).execute(query);
}

export function listNewest(db: Queryable, query: Reader & Portion & { postId: string }) {
  return newest(db).execute(query);
}

export function listOldest(db: Queryable, query: Reader & Portion & { postId: string }) {
  return oldest(db).execute(query);
}

export function listRelevant(
  db: Queryable,
  query: Reader & Portion & { postId: string; fromScore: number },
) {
  return relevant(db).execute(query);
}

export function listRepliesTo(db: Queryable, query: Reader & Portion & { parentId: string }) {
  return replies(db).execute(query);
}

const ofPost = and(eq(comment.postId, sql.placeholder('postId')), isNull(comment.parentId));

const byId = prepared((db) =>
  select(db, eq(comment.id, sql.placeholder('id'))).prepare('comments_by_id'),
);
const newest = prepared((db) =>
  select(db, and(ofPost, sql`${comment.id} < ${from}`))
    .orderBy(desc(comment.id))
    .limit(sql.placeholder('limit'))
    .prepare('comments_newest'),
);
const oldest = prepared((db) =>
  select(db, and(ofPost, sql`${comment.id} > ${from}`))
    .orderBy(asc(comment.id))
    .limit(sql.placeholder('limit'))
    .prepare('comments_oldest'),
);
const relevant = prepared((db) =>
  select(
    db,
    and(
      eq(commentStat.postId, sql.placeholder('postId')),
      sql`(${commentStat.score}, ${commentStat.commentId}) < (${fromScore}, ${from})`,
    ),
  )
    .orderBy(desc(commentStat.score), desc(commentStat.commentId))
    .limit(sql.placeholder('limit'))
    .prepare('comments_relevant'),
);
const replies = prepared((db) =>
  select(db, and(eq(comment.parentId, sql.placeholder('parentId')), sql`${comment.id} > ${from}`))
    .orderBy(asc(comment.id))
    .limit(sql.placeholder('limit'))
    .prepare('comments_replies'),
);

function select(db: Queryable, which: SQL | undefined) {
  return db
    .select({
      author: cardColumns(viewer),
      id: comment.id,
      postId: comment.postId,
      parentId: comment.parentId,
      text: comment.text,
      media: comment.media,
      /** Everyone may see it; computed only for a comment with a picture. */
      open: sql<boolean>`${comment.media} IS NOT NULL AND ${isOpenComment}`,
      mentions: namedIn(comment.text, viewer),
      createdAt: comment.createdAt,
      editedAt: comment.editedAt,
      hidden: comment.hidden,
      forFollowers: author.private,
      likes: commentStat.likes,
      replies: sql<number>`${commentStat.replies} + ${hiddenReplies}`,
      score: commentStat.score,
      liked: sql<boolean>`EXISTS (SELECT FROM ${commentLike}
        WHERE ${commentLike.commentId} = ${comment.id} AND ${commentLike.accountId} = ${viewer})`,
    })
    .from(comment)
    .innerJoin(commentStat, eq(commentStat.commentId, comment.id))
    .innerJoin(author, eq(author.accountId, comment.authorId))
    .where(and(which, seenBy(viewer, now, ofOwnPost)))
    .$dynamic();
}
