import type { CaptionLanguage } from '@arquiba/contract/caption-tracks';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { postsBy } from '../../posts/public/visible-post.ts';
import { reelCaption } from '../tables.ts';

export type Captions = typeof reelCaption.$inferSelect;
export type WrittenCaptions = Omit<Captions, 'vtt'>;

export async function storeCaptions(db: Database, captions: Captions): Promise<void> {
  const { path, vtt, updatedAt } = captions;
  await db
    .insert(reelCaption)
    .values(captions)
    .onConflictDoUpdate({
      target: [reelCaption.postId, reelCaption.language],
      set: { path, vtt, updatedAt },
    });
}

export async function deleteCaptions(
  db: Database,
  postId: string,
  language: CaptionLanguage,
): Promise<void> {
  await db.delete(reelCaption).where(isOf(postId, language));
}

/** Which captions these posts have, without their text. */
export async function findCaptions(
  db: Database,
  ids: readonly string[],
): Promise<WrittenCaptions[]> {
  const { vtt: _, ...columns } = getTableColumns(reelCaption);
  return await db
    .select(columns)
    .from(reelCaption)
    .where(sql`${reelCaption.postId} = ANY (${sql.param([...ids])}::bigint[])`);
}

export async function readCaptions(
  db: Database,
  postId: string,
  language: CaptionLanguage,
): Promise<Captions | null> {
  const [row] = await db.select().from(reelCaption).where(isOf(postId, language));
  return row ?? null;
}

/** All captions of an account's posts, for the export of its data. */
export async function listCaptionsBy(db: Database, accountId: string): Promise<Captions[]> {
  return await db
    .select()
    .from(reelCaption)
    .where(sql`${reelCaption.postId} IN ${postsBy(accountId)}`)
    .orderBy(reelCaption.postId, reelCaption.language);
}

function isOf(postId: string, language: CaptionLanguage) {
  return and(eq(reelCaption.postId, postId), eq(reelCaption.language, language));
}
