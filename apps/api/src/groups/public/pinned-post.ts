import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { sportsGroup } from '../tables.ts';

export async function setPinnedPost(db: Queryable, groupId: string, postId: string | null) {
  await db.update(sportsGroup).set({ pinnedPostId: postId }).where(eq(sportsGroup.id, groupId));
}
