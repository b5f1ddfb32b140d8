import type { Database } from '../platform/database/database.ts';
import type { HotPlace } from './hot-queries.ts';

/** Factors by which the hot score of a video is multiplied for one person. */
const WORTH = { notInterestedInAuthor: 0.5, watched: 0.1 };
// Lets the factors also order videos without any interaction.
const UNTOUCHED = 0.01;

interface ReelQuery {
  /** Null for a visitor. */
  viewerId: string | null;
  before: HotPlace;
  /** When the first page was read: what the viewer does since then does not move the pages that follow. */
  since: Date;
  limit: number;
}

/**
 * Hot videos by their score, by how much of them everyone watches, by how much the viewer watched of other
 * videos of their author, and after those that the viewer has not watched yet.
 */
export async function listReels(
  db: Database,
  { viewerId, before, since, limit }: ReelQuery,
): Promise<HotPlace[]> {
  const { rows } = await db.$client.query<HotPlace>({
    ...{ name: 'feed_reels', text: REELS },
    values: [viewerId, before.score, before.id, limit, since],
  });
  return rows;
}

const REELS = `
  WITH avoided AS MATERIALIZED (
    SELECT author_id, count(*) AS times FROM not_interested
    WHERE account_id = $1::bigint AND created_at <= $5 GROUP BY author_id
  ), seen AS MATERIALIZED (
    SELECT post_id, author_id, least(watched_ms / duration_ms::float8, 1) AS part
    FROM reel_watch JOIN post ON post.id = post_id
    WHERE account_id = $1::bigint AND watched_at <= $5
  ), liking AS MATERIALIZED (
    SELECT author_id, (sum(part) + 1) / (count(*) + 2) AS part FROM seen GROUP BY author_id
  ), weighed AS (
    SELECT hot_post.post_id AS id, (score + ${UNTOUCHED}::float8) * (0.5 + watched)
      * (0.5 + coalesce(liking.part, 0.5))
      * power(${WORTH.notInterestedInAuthor}::float8, coalesce(avoided.times, 0))
      * CASE WHEN seen.post_id IS NULL THEN 1 ELSE ${WORTH.watched}::float8 END AS score
    FROM hot_post
    LEFT JOIN avoided USING (author_id)
    LEFT JOIN liking USING (author_id)
    LEFT JOIN seen ON seen.post_id = hot_post.post_id
    WHERE has_video
  )
  SELECT score, id FROM weighed WHERE (score, id) < ($2, $3) ORDER BY score DESC, id DESC LIMIT $4`;
