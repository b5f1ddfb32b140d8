import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { pollOption } from './polls/tables.ts';
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

/** Some posts of a deleted group, locked, with what is left of them: their public texts, and their files. */
export function leavingsOfGroup(tx: Transaction, groupId: string, limit: number) {
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
          UNION ALL SELECT jsonb_build_array(${pollOption.picture}) FROM ${pollOption}
            WHERE ${pollOption.postId} = ${post.id} AND ${pollOption.picture} IS NOT NULL
        ) AS versions, jsonb_array_elements(versions.media) AS file)`,
    })
    .from(post)
    .where(eq(post.groupId, groupId))
    .orderBy(post.id)
    .limit(limit)
    .for('update');
}

/** Returns how many. */
export async function deletePosts(tx: Transaction, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await tx.delete(post).where(inArray(post.id, ids));
  return rowCount ?? 0;
}
