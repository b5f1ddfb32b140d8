import { sql } from 'drizzle-orm';
import type { NoticeSubject, ShownSubject } from '../notifications/public/hooks.ts';
import { isPostBy } from '../posts/public/visible-post.ts';
import { cardSource as author } from '../profiles/public/card-columns.ts';
import { isOpenComment } from './file-queries.ts';
import { seenBy } from './read-queries.ts';
import { comment } from './tables.ts';

const EXCERPT_CHARACTERS = 160;

/** Comments in notices. A reply is visible if the comment that it answers is, too. */
export const commentInNotices: NoticeSubject = {
  isVisible: (id, viewer, now) => sql`NOT EXISTS (
    SELECT FROM ${comment} JOIN ${author} ON ${author.accountId} = ${comment.authorId}
    WHERE ${comment.id} IN (${id}, (SELECT parent_id FROM comment AS reply WHERE reply.id = ${id}))
      AND NOT (${seenBy(viewer, now, isPostBy(comment.postId, viewer))}))`,
  shown: (id) => sql<ShownSubject | null>`(
    SELECT json_build_object('text', left(${comment.text}, ${sql.raw(String(EXCERPT_CHARACTERS))}),
      'picture', ${comment.media}, 'open', ${comment.media} IS NOT NULL AND ${isOpenComment})
    FROM ${comment} JOIN ${author} ON ${author.accountId} = ${comment.authorId} WHERE ${comment.id} = ${id})`,
};
