import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { openPost } from '../posts/public/visible-post.ts';
import { post, postHashtag, postStat } from '../posts/tables.ts';
import { profile } from '../profiles/tables.ts';
import { SPORT_WORDS } from './sport-words.ts';

export interface HotPlace {
  score: number;
  id: string;
}

/** Above every hot post. */
export const HOTTEST: HotPlace = { score: Number.MAX_VALUE, id: '0' };

/** How many posts each run scores, and how many it stores; videos have a list of their own. */
const LOOKED_AT = { posts: 50_000, videos: 5_000 };
const KEPT = { posts: 2_000, videos: 1_000 };

export async function listHot(
  db: Database,
  { before, limit }: { before: HotPlace; limit: number },
): Promise<HotPlace[]> {
  const { rows } = await db.$client.query<HotPlace>({
    name: 'feed_hot',
    text: `SELECT score, post_id AS id FROM hot_post WHERE (score, post_id) < ($1, $2)
      ORDER BY score DESC, post_id DESC LIMIT $3`,
    values: [before.score, before.id, limit],
  });
  return rows;
}

/** Interactions in relation to age: the hot score. */
const score = (now: Date) => sql`
  (${postStat.likes} + ${postStat.comments} + ${postStat.shares} + ${postStat.sends} + ${postStat.saves})
  / power(greatest(0, extract(epoch FROM ${now}::timestamptz - ${post.createdAt})) / 3600 + 2, 1.8)`;

/** As if four more people had watched half of it: few viewers say little. */
const partWatched = sql`(
  SELECT (coalesce(sum(least(watched_ms / duration_ms::float8, 1)), 0) + 2) / (count(*) + 4)
  FROM reel_watch WHERE reel_watch.post_id = kept.id)`;

/** Computes the hot posts again; its cost does not grow with the number of posts. */
export async function refreshHot(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    WITH candidate AS (
      ${newest(sql`true`, LOOKED_AT.posts)} UNION ${newest(sql`${post.hasVideo}`, LOOKED_AT.videos)}
    ), scored AS (
      SELECT ${post.id}, ${post.authorId}, ${post.hasVideo}, ${score(now)} AS score
      FROM candidate JOIN ${post} USING (id) JOIN ${postStat} ON ${postStat.postId} = ${post.id}
      JOIN ${profile} ON ${profile.accountId} = ${post.authorId} AND ${openPost}
    ), ranked AS (
      SELECT *, row_number() OVER (ORDER BY score DESC, id DESC) AS place,
        row_number() OVER (PARTITION BY has_video ORDER BY score DESC, id DESC) AS place_of_kind
      FROM scored
    ), kept AS MATERIALIZED (
      SELECT * FROM ranked
      WHERE place <= ${KEPT.posts} OR (has_video AND place_of_kind <= ${KEPT.videos})
    ), told AS MATERIALIZED (
      SELECT id, to_tsvector('public.portuguese_folded', ${post.text}) AS words
      FROM kept JOIN ${post} USING (id)
    ), sport AS MATERIALIZED (
      SELECT id, to_tsquery('public.portuguese_folded', words) AS query
      FROM jsonb_to_recordset(${SPORT_WORDS}::jsonb) AS sport (id text, words text)
    ), gone AS (
      DELETE FROM hot_post WHERE NOT EXISTS (SELECT FROM kept WHERE id = post_id)
    )
    INSERT INTO hot_post (post_id, author_id, score, has_video, tags, sports, watched)
    SELECT kept.id, author_id, score, has_video, ARRAY(
      SELECT ${postHashtag.tag} FROM ${postHashtag} WHERE ${postHashtag.postId} = kept.id), ARRAY(
      SELECT sport.id FROM sport WHERE words @@ query), CASE WHEN has_video THEN ${partWatched} ELSE 0.5 END
    FROM kept JOIN told USING (id)
    ON CONFLICT (post_id) DO UPDATE SET score = excluded.score, tags = excluded.tags,
      has_video = excluded.has_video, sports = excluded.sports, watched = excluded.watched
    WHERE hot_post.score <> excluded.score OR hot_post.tags <> excluded.tags
      OR hot_post.has_video <> excluded.has_video OR hot_post.sports <> excluded.sports
      OR hot_post.watched <> excluded.watched`);
}

function newest(which: SQL, limit: number): SQL {
  return sql`(SELECT ${post.id} FROM ${post}
    WHERE ${post.audience} = 'public' AND ${post.repostOf} IS NULL AND ${which}
    ORDER BY ${post.id} DESC LIMIT ${limit})`;
}
