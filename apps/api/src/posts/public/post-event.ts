import type { Audience, PostAudience } from '@arquiba/contract/new-post';
import type { EventOfPost } from '@arquiba/contract/posts';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { laterThan } from '../../platform/clock.ts';
import type { Services } from '../../platform/context.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { profileAudienceChanged } from '../../profiles/public/topics.ts';
import { changeContent, lockOwnPost, replaceNames } from '../edit-queries.ts';
import { filesOfPost } from '../file-queries.ts';
import { hashtagRows } from '../hashtag-rows.ts';
import { restrictFiles } from '../restrict-files.ts';
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

interface Announcement {
  text: string;
  mentionedIds: string[];
  /** Undefined leaves the picture as it is; null removes it. */
  cover: FileReference | null | undefined;
  /** Undefined leaves it as it is. */
  audience: Audience | undefined;
  at: Date;
}

/**
 * The event was changed: the post that announces it says and shows the same, to the same people. Returns
 * whether fewer people see it than before.
 */
export async function rewriteAnnouncement(
  tx: Transaction,
  services: Pick<Services, 'media'>,
  { id, authorId }: { id: string; authorId: string },
  { text, mentionedIds, cover, audience, at }: Announcement,
): Promise<boolean> {
  const before = await lockOwnPost(tx, id, authorId);
  if (!before) return false;
  const media = cover === undefined ? before.media : cover ? [cover] : [];
  if (text !== before.text || JSON.stringify(media) !== JSON.stringify(before.media)) {
    await changeContent(tx, before, { text, media, at: laterThan(before.editedAt, at) });
    await replaceNames(tx, id, { hashtags: hashtagRows(text), mentionedIds });
  }
  const after = audience ?? before.audience;
  if (after !== before.audience) {
    await tx.update(post).set({ audience: after }).where(eq(post.id, id));
    // Files below the post, such as pictures in comments, follow by a job.
    await announce(tx, profileAudienceChanged, { accountId: authorId });
  }
  if (cover || after !== before.audience) {
    await restrictFiles(tx, services, { authorId, audience: after }, await filesOfPost(tx, id));
  }
  return WIDTHS[after] < WIDTHS[before.audience];
}

const WIDTHS: Record<PostAudience, number> = { public: 2, followers: 1, group: 1, self: 0 };

/** Posts of others show nothing of an event that not everyone may see. */
export async function unbindOthersPosts(tx: Transaction, eventId: string, authorId: string) {
  await tx
    .update(post)
    .set({ eventId: null, event: null })
    .where(and(eq(post.eventId, eventId), ne(post.authorId, authorId)));
}
