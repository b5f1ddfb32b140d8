import type pg from 'pg';
import type { VideoFacts } from '../inspect/inspect-file.ts';
import type { Fragments } from './index-fragments.ts';

type Queryable = pg.Pool | pg.PoolClient;

/** What can be made from a video: one file that plays while it loads, or renditions in several sizes. */
export type VideoOutput = 'mp4' | 'hls';

export interface VideoRow extends VideoFacts {
  etag: string;
  mp4Job: string | null;
  hlsJob: string | null;
  /** Names of those that are there. */
  renditions: string[];
}

export interface Rendition {
  name: string;
  storageKey: string;
  size: number;
  sha256: string;
  width: number;
  height: number;
}

export interface SizedRendition extends Rendition {
  fragments: Fragments;
}

const VIDEO = `etag, duration_ms AS "durationMs", width, height, frame_rate AS "frameRate",
  video_codec AS "videoCodec", pixel_format AS "pixelFormat", audio_codec AS "audioCodec",
  plays_as_is AS "playsAsIs", mp4_job AS "mp4Job", hls_job AS "hlsJob",
  ARRAY(SELECT name FROM media.rendition
    WHERE rendition.account_id = video.account_id AND rendition.etag = video.etag) AS renditions`;

const RENDITION = `name, storage_key AS "storageKey", size::float8 AS size, sha256, width, height`;

/** False where the same content was known already; it is not forgotten before the transaction ends. */
export async function putVideo(
  db: pg.PoolClient,
  accountId: string,
  etag: string,
  facts: VideoFacts,
): Promise<boolean> {
  for (;;) {
    const { rowCount } = await db.query(
      `INSERT INTO media.video (account_id, etag, duration_ms, width, height, frame_rate, video_codec,
          pixel_format, audio_codec, plays_as_is)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
      [
        ...[accountId, etag, facts.durationMs, facts.width, facts.height, facts.frameRate],
        ...[facts.videoCodec, facts.pixelFormat, facts.audioCodec, facts.playsAsIs],
      ],
    );
    if (rowCount === 1) return true;
    const held = await db.query(
      'SELECT FROM media.video WHERE account_id = $1 AND etag = $2 FOR KEY SHARE',
      [accountId, etag],
    );
    // Where it was forgotten between the two, it is new.
    if (held.rowCount === 1) return false;
  }
}

export async function findVideos(
  db: Queryable,
  accountId: string,
  etags: readonly string[],
): Promise<VideoRow[]> {
  const { rows } = await db.query<VideoRow>({
    name: 'media-find-videos',
    text: `SELECT ${VIDEO} FROM media.video WHERE account_id = $1 AND etag = ANY ($2::text[])`,
    values: [accountId, etags],
  });
  return rows;
}

export async function findVideo(
  db: Queryable,
  accountId: string,
  etag: string,
): Promise<VideoRow | null> {
  return (await findVideos(db, accountId, [etag]))[0] ?? null;
}

/** As `findVideo`; until the transaction ends, nobody else begins or ends a job of it. */
export async function lockVideo(
  client: pg.PoolClient,
  accountId: string,
  etag: string,
): Promise<VideoRow | null> {
  await client.query('SELECT FROM media.video WHERE account_id = $1 AND etag = $2 FOR UPDATE', [
    ...[accountId, etag],
  ]);
  return await findVideo(client, accountId, etag);
}

export async function setVideoJob(
  db: Queryable,
  accountId: string,
  etag: string,
  output: VideoOutput,
  jobId: string,
): Promise<void> {
  await db.query(
    `UPDATE media.video SET ${output === 'mp4' ? 'mp4_job' : 'hls_job'} = $3
      WHERE account_id = $1 AND etag = $2`,
    [accountId, etag, jobId],
  );
}

/** Where the content of a video lies: under any of the files that have it. */
export async function findSource(
  db: Queryable,
  accountId: string,
  etag: string,
): Promise<{ storageKey: string; mime: string } | null> {
  const { rows } = await db.query<{ storageKey: string; mime: string }>(
    `SELECT storage_key AS "storageKey", mime FROM media.file
      WHERE account_id = $1 AND etag = $2 AND mime LIKE 'video/%' LIMIT 1`,
    [accountId, etag],
  );
  return rows[0] ?? null;
}

export async function findRendition(
  db: Queryable,
  accountId: string,
  etag: string,
  name: string,
): Promise<Rendition | null> {
  const { rows } = await db.query<Rendition>({
    name: 'media-find-rendition',
    text: `SELECT ${RENDITION} FROM media.rendition
      WHERE account_id = $1 AND etag = $2 AND name = $3`,
    values: [accountId, etag, name],
  });
  return rows[0] ?? null;
}

/** The sizes that are there, smallest first. */
export async function findSizes(
  db: Queryable,
  accountId: string,
  etag: string,
): Promise<SizedRendition[]> {
  const { rows } = await db.query<SizedRendition>({
    name: 'media-find-sizes',
    text: `SELECT ${RENDITION}, fragments FROM media.rendition
      WHERE account_id = $1 AND etag = $2 AND fragments IS NOT NULL ORDER BY width * height`,
    values: [accountId, etag],
  });
  return rows;
}

export async function insertRendition(
  db: pg.PoolClient,
  accountId: string,
  etag: string,
  rendition: Rendition & { fragments: Fragments | null },
): Promise<void> {
  await db.query(
    `INSERT INTO media.rendition (account_id, etag, name, storage_key, size, sha256, width, height,
        fragments) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)`,
    [
      ...[accountId, etag, rendition.name, rendition.storageKey, rendition.size],
      ...[rendition.sha256, rendition.width, rendition.height],
      rendition.fragments && JSON.stringify(rendition.fragments),
    ],
  );
}

const UNUSED = `NOT EXISTS (SELECT FROM media.file WHERE file.account_id = video.account_id
  AND file.etag = video.etag AND mime LIKE 'video/%')`;
interface Forgotten {
  count: number;
  /** Of what was made from them. */
  keys: string[];
}

const NONE: Forgotten = { count: 0, keys: [] };

/** Forgets those of the videos that no file has any more. */
export async function deleteUnusedVideos(
  db: pg.PoolClient,
  accountId: string,
  etags: readonly string[],
): Promise<Forgotten> {
  if (etags.length === 0) return NONE;
  // A transaction that gives the content to one more file holds these until it has committed.
  await db.query(
    `SELECT FROM media.video WHERE account_id = $1 AND etag = ANY ($2::text[])
      ORDER BY etag FOR UPDATE`,
    [accountId, etags],
  );
  const { rows } = await db.query<Forgotten>(
    `WITH unused AS (
        SELECT account_id, etag FROM media.video
        WHERE account_id = $1 AND etag = ANY ($2::text[]) AND ${UNUSED}
      ), renditions AS (
        DELETE FROM media.rendition USING unused
        WHERE rendition.account_id = unused.account_id AND rendition.etag = unused.etag
        RETURNING storage_key
      ), videos AS (
        DELETE FROM media.video USING unused
        WHERE video.account_id = unused.account_id AND video.etag = unused.etag
      )
      SELECT (SELECT count(*)::int FROM unused) AS count,
        ARRAY(SELECT storage_key FROM renditions) AS keys`,
    [accountId, etags],
  );
  return rows[0] ?? NONE;
}

/** Of all accounts: two who delete the last two files at once each see the other's. */
export async function findUnusedVideos(
  db: Queryable,
  limit: number,
): Promise<{ accountId: string; etag: string }[]> {
  const { rows } = await db.query<{ accountId: string; etag: string }>(
    `SELECT account_id AS "accountId", etag FROM media.video WHERE ${UNUSED} LIMIT $1`,
    [limit],
  );
  return rows;
}
