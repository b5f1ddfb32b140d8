import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { groupTiesTo, isDeletedGroup } from '../../groups/public/group-ties.ts';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { tiesTo } from '../../profiles/public/ties.ts';
import { post } from '../tables.ts';

/**
 * Who may see a post: the only definition. For statements on `post` joined with the profile of its author;
 * `viewer` is an account id, or null for a visitor.
 */
export function visibleTo(
  viewer: SQLWrapper,
  { followed, blocked } = tiesTo(viewer),
  { joined, moderated } = groupTiesTo(viewer, post.groupId),
): SQL {
  const own = sql`${author.accountId} = ${viewer}::bigint`;
  // CASE keeps the planner from splitting the condition and evaluating its parts twice. Who left a closed
  // group no longer sees there what they wrote, nor the answers to it.
  return sql`NOT ${author.hidden} AND NOT ${isDeletedGroup(post.groupId)} AND CASE
    WHEN ${post.audience} = 'group' THEN ${joined} AND NOT ${blocked}
      AND (${post.held} IS NULL OR ${own} OR ${moderated})
    WHEN ${own} THEN true
    ELSE NOT ${blocked} AND (NOT ${author.private} OR ${followed} OR ${joined})
      AND (${post.audience} = 'public' OR (${post.audience} = 'followers' AND ${followed})) END`;
}

/** For lists and counts that are the same for everyone; for the same statements. */
export const openPost = sql`NOT ${author.hidden} AND NOT ${author.private} AND ${post.audience} = 'public'
  AND NOT ${isDeletedGroup(post.groupId)}`;

/** The same for statements of later features on something of a post, by the post's id. */
export function isOpenPost(postId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${post} JOIN ${author} ON ${author.accountId} = ${post.authorId}
    WHERE ${post.id} = ${postId} AND ${openPost})`;
}

/** The same for what one viewer may see. */
export function isVisiblePost(postId: SQLWrapper, viewer: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${post} JOIN ${author} ON ${author.accountId} = ${post.authorId}
    WHERE ${post.id} = ${postId} AND ${visibleTo(viewer)})`;
}

export function isPostBy(postId: SQLWrapper, accountId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${post} WHERE ${post.id} = ${postId} AND ${post.authorId} = ${accountId})`;
}

/** The ids of all posts of an account. */
export function postsBy(accountId: string): SQL {
  return sql`(SELECT ${post.id} FROM ${post} WHERE ${post.authorId} = ${accountId})`;
}
