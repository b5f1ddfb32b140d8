import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import { prepared } from '../platform/prepared.ts';
import { visibleTo } from '../posts/public/visible-post.ts';
import { post } from '../posts/tables.ts';
import { profile } from '../profiles/tables.ts';

type NewestQuery = {
  viewerId: string | null;
  before: string;
  limit: number;
};

export function listNewest(db: Queryable, query: NewestQuery) {
  return newest(db).execute(query);
}

export function listNewestVideos(db: Queryable, query: NewestQuery) {
  return newestVideos(db).execute(query);
}

export function listNewestMedia(db: Queryable, query: NewestQuery) {
  return newestMedia(db).execute(query);
}

const newest = prepared((db) => selectNewest(db).prepare('feed_newest'));
const newestVideos = prepared((db) =>
  selectNewest(db, eq(post.hasVideo, sql`true`)).prepare('feed_newest_videos'),
);
const newestMedia = prepared((db) =>
  selectNewest(db, sql`jsonb_array_length(${post.media}) > 0`).prepare('feed_newest_media'),
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
