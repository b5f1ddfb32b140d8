import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';
import { namedIn } from '../profiles/public/named-in.ts';
import { poll } from './polls/tables.ts';
import { insertNames, type PostParts } from './queries.ts';
import { post, postEdit, postHashtag, postMention } from './tables.ts';

export type OwnPost = NonNullable<Awaited<ReturnType<typeof lockOwnPost>>>;

/** A post of this author that is not a repost, locked until the transaction ends. */
export async function lockOwnPost(tx: Transaction, id: string, authorId: string) {
  const [row] = await tx
    .select({
      id: post.id,
      text: post.text,
      media: post.media,
      editedAt: post.editedAt,
      audience: post.audience,
      asks: sql<boolean>`EXISTS (SELECT FROM ${poll} WHERE ${poll.postId} = ${post.id})`,
    })
    .from(post)
    .where(and(eq(post.id, id), eq(post.authorId, authorId), isNull(post.repostOf)))
    .for('update');
  return row ?? null;
}

/** Changes the content of a post, and stores the previous version. */
export async function changeContent(
  tx: Transaction,
  before: OwnPost,
  { text, media, at }: { text: string; media: FileReference[]; at: Date },
) {
  await tx.insert(postEdit).values({
    ...{ postId: before.id, replacedAt: at, text: before.text, media: before.media },
  });
  const hasVideo = media.some((file) => file.mime.startsWith('video/'));
  await tx.update(post).set({ text, media, hasVideo, editedAt: at }).where(eq(post.id, before.id));
}

/** Replaces the hashtags and mentions of a text. */
export async function replaceNames(
  tx: Transaction,
  postId: string,
  names: Pick<PostParts, 'hashtags' | 'mentionedIds'>,
) {
  await tx.delete(postHashtag).where(eq(postHashtag.postId, postId));
  await tx.delete(postMention).where(eq(postMention.postId, postId));
  await insertNames(tx, postId, names);
}

interface EditsQuery {
  viewerId: string | null;
  postId: string;
  before: Date;
  limit: number;
}

export function listEdits(db: Queryable, query: EditsQuery) {
  const { text, media, replacedAt } = postEdit;
  return db
    .select({ text, mentions: namedIn(text, sql`${query.viewerId}`), media, replacedAt })
    .from(postEdit)
    .where(and(eq(postEdit.postId, query.postId), lt(replacedAt, query.before)))
    .orderBy(desc(replacedAt))
    .limit(query.limit);
}

/** The edits of several posts, for the export of their author's data. */
export function listEditsOf(db: Queryable, postIds: readonly string[]) {
  return db
    .select()
    .from(postEdit)
    .where(inArray(postEdit.postId, [...postIds]))
    .orderBy(desc(postEdit.replacedAt));
}
