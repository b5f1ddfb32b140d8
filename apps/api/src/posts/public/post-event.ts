import type { EventOfPost } from '@arquiba/contract/posts';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { changeContent, lockOwnPost, replaceNames } from '../edit-queries.ts';
import { hashtagRows } from '../hashtag-rows.ts';
import { post } from '../tables.ts';
import { visibleTo } from './visible-post.ts';

/** What the cards of all posts of an event show from now on. */
export async function setEventOfPosts(tx: Transaction, eventId: string, event: EventOfPost) {
  await tx.update(post).set({ event }).where(eq(post.eventId, eventId));
}

interface EventPostsQuery {
  eventId: string;
  /** The post that announces the event. */
  except: string;
  viewerId: string | null;
  before: string;
  limit: number;
}

/** Posts that belong to an event and that the viewer may see, the newest first. */
export function listPostsOfEvent(db: Queryable, query: EventPostsQuery) {
  return db
    .select({ id: post.id })
    .from(post)
    .innerJoin(author, eq(author.accountId, post.authorId))
    .where(
      and(
        eq(post.eventId, query.eventId),
        ne(post.id, query.except),
        lt(post.id, query.before),
        visibleTo(sql`${query.viewerId}::bigint`),
      ),
    )
    .orderBy(desc(post.id))
    .limit(query.limit);
}

/** The event was described anew: the post that announces it says so too. */
export async function rewriteAnnouncement(
  tx: Transaction,
  postId: string,
  authorId: string,
  { text, mentionedIds, at }: { text: string; mentionedIds: string[]; at: Date },
) {
  const before = await lockOwnPost(tx, postId, authorId);
  if (!before || before.text === text) return;
  await changeContent(tx, before, { text, media: before.media, at });
  await replaceNames(tx, postId, { hashtags: hashtagRows(text), mentionedIds });
}
