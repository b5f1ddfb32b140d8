import type { Database } from '../platform/database/database.ts';
import { HOTTEST, type HotPlace } from './hot-queries.ts';
import { newestOfHome } from './read-home.ts';

/** The candidates: this many hot posts, posts of followed people, and newest posts of all. */
const CHOSEN_FROM = { hot: 300, home: { limit: 100, ofEach: 20 }, newest: 200 };
/** The latest likes, which show the viewer's taste. */
const LIKES_LOOKED_AT = 100;

/** Factors by which a post's score is multiplied for one person. */
const WORTH = { followed: 2, sportChosen: 2, hashtagLiked: 1.5, notInterestedInAuthor: 0.5 };
// Lets the factors also order posts without any interaction.
const UNTOUCHED = 0.01;

/** How many of the best are stored, and for how long they serve a first page and the following pages. */
const KEPT = 100;
const GOOD_MS = { first: 60_000, following: 30 * 60_000 };

interface ForYouQuery {
  viewerId: string;
  before: HotPlace;
  limit: number;
  now: Date;
}

/**
 * Posts by their hot score, weighted for one person, without their own posts and those they have seen. The
 * result for the first page is stored: paging on, or coming back at once, shows the same list.
 */
export async function listForYou(db: Database, query: ForYouQuery): Promise<HotPlace[]> {
  const { viewerId, before, limit, now } = query;
  const isFirst = before === HOTTEST;
  const goodSince = new Date(now.getTime() - GOOD_MS[isFirst ? 'first' : 'following']);
  const page = [viewerId, before.score, before.id, limit];
  const { rows: kept } = await db.$client.query<HotPlace>({
    ...{ name: 'feed_for_you_kept', text: READ_KEPT },
    values: [...page, goodSince],
  });
  if (kept.length === limit) return kept;
  const { rows } = await db.$client.query<HotPlace>({
    ...{ name: 'feed_for_you', text: FOR_YOU },
    values: [...page, now, isFirst, newestOfHome(db, viewerId, CHOSEN_FROM.home)],
  });
  return rows;
}

const unseen = (postId: string) =>
  `NOT EXISTS (SELECT FROM impression WHERE account_id = $1 AND impression.post_id = ${postId})`;

// Marking a post as not interesting takes effect at once.
const READ_KEPT = `
  SELECT kept.score, kept.id FROM for_you
  CROSS JOIN LATERAL unnest(scores, ids) AS kept (score, id)
  WHERE account_id = $1 AND made_at >= $5
    AND NOT EXISTS (SELECT FROM not_interested WHERE account_id = $1 AND created_at >= made_at)
    AND (kept.score, kept.id) < ($2, $3) AND ${unseen('kept.id')}
  ORDER BY kept.score DESC, kept.id DESC LIMIT $4`;

// The same selection as `newestOfHome`, for when it is not cached.
const HOME_NOT_AT_HAND = `
  SELECT theirs.* FROM follow
  CROSS JOIN LATERAL (
    SELECT id, author_id, repost_of FROM post WHERE author_id = followee_id AND audience <> 'self'
      AND group_id IS NULL
    ORDER BY id DESC LIMIT ${CHOSEN_FROM.home.ofEach}) AS theirs
  WHERE follower_id = $1 AND $7::bigint[] IS NULL ORDER BY id DESC LIMIT ${CHOSEN_FROM.home.limit}`;

const FOR_YOU = `
  WITH taste AS MATERIALIZED (
    SELECT array_agg(DISTINCT tag) AS tags FROM (
      SELECT post_id FROM reaction WHERE account_id = $1 ORDER BY post_id DESC LIMIT ${LIKES_LOOKED_AT}
    ) AS liked JOIN post_hashtag USING (post_id)
  ), chosen AS MATERIALIZED (
    SELECT sports FROM interest WHERE account_id = $1
  ), avoided AS MATERIALIZED (
    SELECT author_id, count(*) AS times FROM not_interested WHERE account_id = $1 GROUP BY author_id
  ), candidate AS (
    (SELECT post_id, author_id, score, tags, sports FROM hot_post
     WHERE author_id <> $1 AND ${unseen('hot_post.post_id')}
     ORDER BY score DESC, post_id DESC LIMIT ${CHOSEN_FROM.hot})
    UNION ALL
    (SELECT post_id, author_id, 0, '{}', '{}' FROM (
       (SELECT id AS post_id, author_id, repost_of FROM post WHERE id = ANY ($7::bigint[]))
       UNION
       (${HOME_NOT_AT_HAND})
       UNION
       (SELECT id, author_id, repost_of FROM post WHERE audience = 'public'
        ORDER BY id DESC LIMIT ${CHOSEN_FROM.newest})
     ) AS fresh
     WHERE author_id <> $1 AND repost_of IS NULL AND ${unseen('fresh.post_id')}
       AND NOT EXISTS (SELECT FROM hot_post WHERE hot_post.post_id = fresh.post_id))
  ), weighed AS MATERIALIZED (
    SELECT post_id AS id, (score + ${UNTOUCHED}::float8)
      * CASE WHEN EXISTS (SELECT FROM follow WHERE follower_id = $1 AND followee_id = author_id)
          THEN ${WORTH.followed}::float8 ELSE 1 END
      * CASE WHEN sports && (SELECT sports FROM chosen) THEN ${WORTH.sportChosen}::float8 ELSE 1 END
      * CASE WHEN tags && (SELECT tags FROM taste) THEN ${WORTH.hashtagLiked}::float8 ELSE 1 END
      * coalesce((SELECT power(${WORTH.notInterestedInAuthor}::float8, times) FROM avoided
          WHERE avoided.author_id = candidate.author_id), 1)
      AS score
    FROM candidate
  ), kept AS (
    INSERT INTO for_you (account_id, made_at, ids, scores)
    SELECT $1, $5, array_agg(id), array_agg(score) FROM (
      SELECT id, score FROM weighed WHERE $6 ORDER BY score DESC, id DESC LIMIT ${KEPT}) AS best
    HAVING count(*) > 0
    ON CONFLICT (account_id) DO UPDATE
      SET made_at = excluded.made_at, ids = excluded.ids, scores = excluded.scores
  )
  SELECT score, id FROM weighed WHERE (score, id) < ($2, $3) ORDER BY score DESC, id DESC LIMIT $4`;
