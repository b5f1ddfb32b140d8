import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { profile } from '../tables.ts';

/** Whose post it is has been looked at before. */
export async function setPinnedPost(db: Queryable, accountId: string, postId: string | null) {
  await db.update(profile).set({ pinnedPostId: postId }).where(eq(profile.accountId, accountId));
}
