import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { saidIn } from './public/said-in.ts';
import { post, postEdit } from './tables.ts';

/** Returns the authors whose posts were public. */
export async function closeGroupPosts(tx: Transaction, groupId: string): Promise<string[]> {
  const closed = await tx
    .update(post)
    .set({ audience: 'group' })
    .where(and(eq(post.groupId, groupId), eq(post.audience, 'public')))
    .returning({ authorId: post.authorId });
  return [...new Set(closed.map(({ authorId }) => authorId))];
}

/** What is left of the posts of a group when it is deleted: their public texts, and their files. */
export function leavingsOfGroup(tx: Transaction, groupId: string) {
  return tx
    .select({
      postId: post.id,
      authorId: post.authorId,
      texts: sql<
        string[]
      >`CASE WHEN ${post.audience} = 'public' THEN ${saidIn} ELSE ARRAY[]::text[] END`,
      paths: sql<string[]>`ARRAY(
        SELECT DISTINCT file->>'path' FROM (
          SELECT ${post.media} AS media
          UNION ALL SELECT ${postEdit.media} FROM ${postEdit} WHERE ${postEdit.postId} = ${post.id}
        ) AS versions, jsonb_array_elements(versions.media) AS file)`,
    })
    .from(post)
    .where(eq(post.groupId, groupId));
}
