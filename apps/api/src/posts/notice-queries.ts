import { sql } from 'drizzle-orm';
import type { NoticeSubject, ShownSubject } from '../notifications/public/hooks.ts';
import { cardSource as author } from '../profiles/public/card-columns.ts';
import { isVisiblePost, openPost } from './public/visible-post.ts';
import { post } from './tables.ts';

const EXCERPT_CHARACTERS = 160;

/** Posts in notices. */
export const postInNotices: NoticeSubject = {
  isVisible: isVisiblePost,
  shown: (id) => sql<ShownSubject | null>`(
    SELECT json_build_object('text', left(${post.text}, ${sql.raw(String(EXCERPT_CHARACTERS))}),
      'picture', ${post.media}->0, 'open', ${openPost})
    FROM ${post} JOIN ${author} ON ${author.accountId} = ${post.authorId} WHERE ${post.id} = ${id})`,
};
