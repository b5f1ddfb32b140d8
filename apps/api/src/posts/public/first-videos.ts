import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { givenIds, prepared } from '../../platform/database/prepared.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import { cardSource as author } from '../../profiles/public/card-columns.ts';
import { post } from '../tables.ts';
import { openPost, visibleTo } from './visible-post.ts';

export interface FirstVideo {
  /** Of the post. */
  id: string;
  authorId: string;
  file: FileReference;
  /** Whether everyone may see it. */
  open: boolean;
}

/** The first video of each of these posts; without those that the viewer may not see, and without reposts. */
export async function firstVideos(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  ids: readonly string[],
): Promise<FirstVideo[]> {
  if (ids.length === 0) return [];
  return await select(db).execute({ ids, viewerId: viewer?.accountId ?? null });
}

const firstVideo = sql<FileReference>`(
  SELECT file FROM jsonb_array_elements(${post.media}) WITH ORDINALITY AS each (file, place)
  WHERE file->>'mime' LIKE 'video/%' ORDER BY place LIMIT 1)`;

const select = prepared((db) =>
  db
    .select({
      id: post.id,
      authorId: post.authorId,
      file: firstVideo,
      open: sql<boolean>`${openPost}`,
    })
    .from(post)
    .innerJoin(author, eq(author.accountId, post.authorId))
    .where(
      and(
        sql`${post.id} = ANY (${givenIds('ids')})`,
        isNull(post.repostOf),
        post.hasVideo,
        visibleTo(sql`${sql.placeholder('viewerId')}::bigint`),
      ),
    )
    .prepare('posts_first_videos'),
);
