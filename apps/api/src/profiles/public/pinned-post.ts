import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { profile } from '../tables.ts';

/** The caller has checked whose post it is. */
export async function setPinnedPost(db: Queryable, accountId: string, postId: string | null) {
  await db.update(profile).set({ pinnedPostId: postId }).where(eq(profile.accountId, accountId));
}
