import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { visibleTo } from '../posts/public/visible-post.ts';
import { post } from '../posts/tables.ts';
import { profile } from '../profiles/tables.ts';
import { hotPost } from './tables.ts';

export type NewestQuery = {
  viewerId: string | null;
  before: string;
  limit: number;
};

export function listNewest(db: Queryable, query: NewestQuery) {
  return newest(db).execute(query);
}

export function listNewestMedia(db: Queryable, query: NewestQuery) {
  return newestMedia(db).execute(query);
}

/** Posts that are not in the hot list: too old, too quiet, or too new to be scored. */
export function listCold(db: Queryable, { video, ...query }: NewestQuery & { video: boolean }) {
  return (video ? coldVideos(db) : cold(db)).execute(query);
}

const newest = prepared((db) => selectNewest(db).prepare('feed_newest'));
const newestMedia = prepared((db) =>
  selectNewest(db, sql`jsonb_array_length(${post.media}) > 0`).prepare('feed_newest_media'),
);

const isCold = and(
  isNull(post.repostOf),
  sql`NOT EXISTS (SELECT FROM ${hotPost} WHERE ${hotPost.postId} = ${post.id})`,
);
const cold = prepared((db) => selectNewest(db, isCold).prepare('feed_cold'));
const coldVideos = prepared((db) =>
  selectNewest(db, and(isCold, eq(post.hasVideo, sql`true`))).prepare('feed_cold_videos'),
);

function selectNewest(db: Queryable, which?: SQL) {
  return db
    .select({ id: post.id })
    .from(post)
    .innerJoin(
      profile,
      and(eq(profile.accountId, post.authorId), visibleTo(sql`${sql.placeholder('viewerId')}`)),
    )
    .where(and(lt(post.id, sql.placeholder('before')), which))
    .orderBy(desc(post.id))
    .limit(sql.placeholder('limit'));
}
