import type { Database } from '../platform/database.ts';
import type { HotPlace } from './hot-queries.ts';

/** What is chosen from: so many that are hot, of those whom one follows, and of the newest of all. */
const CHOSEN_FROM = { hot: 300, home: 100, newest: 200 };
/** What one's own likes say of one's taste. */
const LIKES_LOOKED_AT = 100;

/** How much more, or less, something is worth to somebody. */
const WORTH = { followed: 2, hashtagLiked: 1.5, notInterestedInAuthor: 0.5 };
// So that what nobody has touched yet can be told apart too.
const UNTOUCHED = 0.01;

interface ForYouQuery {
  viewerId: string;
  before: HotPlace;
  limit: number;
}

/** Posts by how hot they are, weighed for one person, without what they wrote or have seen. */
export async function listForYou(db: Database, query: ForYouQuery): Promise<HotPlace[]> {
  const { viewerId, before, limit } = query;
  const { rows } = await db.$client.query<HotPlace>({
    name: 'feed_for_you',
    text: FOR_YOU,
    values: [viewerId, before.score, before.id, limit],
  });
  return rows;
}

const unseen = (postId: string) =>
  `NOT EXISTS (SELECT FROM impression WHERE account_id = $1 AND impression.post_id = ${postId})`;

const FOR_YOU = `
  WITH taste AS MATERIALIZED (
    SELECT array_agg(DISTINCT tag) AS tags FROM (
      SELECT post_id FROM reaction WHERE account_id = $1 ORDER BY post_id DESC LIMIT ${LIKES_LOOKED_AT}
    ) AS liked JOIN post_hashtag USING (post_id)
  ), avoided AS MATERIALIZED (
    SELECT author_id, count(*) AS times FROM not_interested WHERE account_id = $1 GROUP BY author_id
  ), candidate AS (
    (SELECT post_id, author_id, score, tags FROM hot_post
     WHERE author_id <> $1 AND ${unseen('hot_post.post_id')}
     ORDER BY score DESC, post_id DESC LIMIT ${CHOSEN_FROM.hot})
    UNION ALL
    (SELECT post_id, author_id, 0, '{}' FROM (
       (SELECT post_id, author_id, repost_of FROM home WHERE owner_id = $1
        ORDER BY post_id DESC LIMIT ${CHOSEN_FROM.home})
       UNION
       (SELECT id, author_id, repost_of FROM post WHERE audience = 'public'
        ORDER BY id DESC LIMIT ${CHOSEN_FROM.newest})
     ) AS fresh
     WHERE author_id <> $1 AND repost_of IS NULL AND ${unseen('fresh.post_id')}
       AND NOT EXISTS (SELECT FROM hot_post WHERE hot_post.post_id = fresh.post_id))
  ), weighed AS (
    SELECT post_id AS id, (score + ${UNTOUCHED})
      * CASE WHEN EXISTS (SELECT FROM follow WHERE follower_id = $1 AND followee_id = author_id)
          THEN ${WORTH.followed} ELSE 1 END
      * CASE WHEN tags && (SELECT tags FROM taste) THEN ${WORTH.hashtagLiked} ELSE 1 END
      * power(${WORTH.notInterestedInAuthor},
          coalesce((SELECT times FROM avoided WHERE avoided.author_id = candidate.author_id), 0))
      AS score
    FROM candidate
  )
  SELECT score, id FROM weighed WHERE (score, id) < ($2, $3) ORDER BY score DESC, id DESC LIMIT $4`;
