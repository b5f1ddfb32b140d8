import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { postsBy } from '../../posts/public/visible-post.ts';
import { reelCaption } from '../tables.ts';

export type Captions = typeof reelCaption.$inferSelect;

export async function storeCaptions(db: Database, captions: Captions): Promise<void> {
  const { postId: _, ...set } = captions;
  await db
    .insert(reelCaption)
    .values(captions)
    .onConflictDoUpdate({ target: reelCaption.postId, set });
}

export async function deleteCaptions(db: Database, postId: string): Promise<void> {
  await db.delete(reelCaption).where(eq(reelCaption.postId, postId));
}

/** When the captions of these posts were written, by post. */
export async function findCaptions(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({
      postId: reelCaption.postId,
      path: reelCaption.path,
      updatedAt: reelCaption.updatedAt,
    })
    .from(reelCaption)
    .where(sql`${reelCaption.postId} = ANY (${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [row.postId, row]));
}

export async function readCaptions(db: Database, postId: string): Promise<Captions | null> {
  const [row] = await db.select().from(reelCaption).where(eq(reelCaption.postId, postId));
  return row ?? null;
}

/** All captions of an account's posts, for the export of its data. */
export async function listCaptionsBy(db: Database, accountId: string): Promise<Captions[]> {
  return await db
    .select()
    .from(reelCaption)
    .where(sql`${reelCaption.postId} IN ${postsBy(accountId)}`)
    .orderBy(reelCaption.postId);
}
