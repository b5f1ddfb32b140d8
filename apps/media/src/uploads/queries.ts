import type pg from 'pg';
import type { Space } from '../access/space-claim.ts';
import { askTogether } from '../database/ask-together.ts';

type Queryable = pg.Pool | pg.PoolClient;

/** A file that is still arriving, or has just arrived. */
export interface UploadRow {
  id: string;
  accountId: string;
  path: string;
  mayOverwrite: boolean;
  size: number;
  mime: string | null;
  originalFileName: string | null;
  tags: string[];
  metadata: Record<string, unknown>;
  partSize: number;
  partCount: number;
  /** In the addresses to which parts are sent, which carry no other credential. */
  putToken: string;
  /** The name that the storage gave to the multipart upload. */
  multipart: string;
  /** What it counts for besides the account. */
  space: string | null;
  /** Of the finished file. */
  etag: string | null;
}

/** Without a sign of life for so long, an upload is given up. */
export const UPLOAD_HOURS = 24;

export const UPLOAD_COLUMNS = `id, account_id AS "accountId", path, may_overwrite AS "mayOverwrite",
  size::float8 AS size, mime, original_file_name AS "originalFileName", tags, metadata,
  part_size::float8 AS "partSize", part_count AS "partCount", put_token AS "putToken", gathering AS multipart,
  space, upload.etag`;

/** Of those that are asked for, each by itself: a plan made while there were few would read all of them. */
export const UPLOAD_OF = 'SELECT * FROM media.upload WHERE id = of LIMIT 1';

export type NewUpload = Omit<UploadRow, 'etag' | 'space'> & {
  space: Space | null;
  /** The account has a quota, and this much of it was taken. */
  hasSpace: boolean;
};

/** False for those that were not written: see `insertUploads`. */
export const insertUpload = askTogether<NewUpload, boolean>(insertUploads);

/**
 * Writes uploads that begin, and reserves their bytes in the spaces that they count for, in one statement. Says
 * of each whether it was written: not where the account has a quota of which nothing was taken yet, nor where
 * a space has no room for all of these together.
 */
export async function insertUploads(
  pool: pg.Pool,
  uploads: readonly NewUpload[],
): Promise<boolean[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'media-insert-uploads',
    text: `WITH sent AS MATERIALIZED (
        SELECT sent.*, space->>'name' AS name, (space->>'quotaBytes')::bigint AS quota
        FROM jsonb_to_recordset($1::jsonb) AS sent (id text, "accountId" text, path text,
          "mayOverwrite" boolean, size bigint, mime text, "originalFileName" text, tags text[],
          metadata jsonb, "partSize" bigint, "partCount" int, "putToken" text, multipart text,
          space jsonb, "hasSpace" boolean)
        JOIN media.account ON account.id = "accountId" AND ("hasSpace" OR quota_bytes IS NULL)
      ),
      asked AS MATERIALIZED (
        SELECT "accountId" AS account, name, sum(size) AS bytes, min(quota) AS quota FROM sent
        WHERE name IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
      ),
      reserved AS (
        INSERT INTO media.space (account_id, name, used_bytes)
        SELECT account, name, bytes FROM asked WHERE bytes <= quota
        ON CONFLICT (account_id, name) DO UPDATE
        SET used_bytes = space.used_bytes + excluded.used_bytes
        WHERE space.used_bytes + excluded.used_bytes <= (
          SELECT quota FROM asked WHERE account = space.account_id AND asked.name = space.name)
        RETURNING account_id, name
      )
      INSERT INTO media.upload (id, account_id, path, may_overwrite, size, mime,
        original_file_name, tags, metadata, part_size, part_count, put_token, gathering, space,
        created_at, expires_at)
      SELECT sent.id, "accountId", path, "mayOverwrite", size, mime,
        "originalFileName", tags, metadata, "partSize", "partCount", "putToken", multipart, name,
        now(), now() + interval '${UPLOAD_HOURS} hours'
      FROM sent WHERE name IS NULL OR ("accountId", name) IN (SELECT account_id, name FROM reserved)
      RETURNING upload.id`,
    values: [JSON.stringify(uploads)],
  });
  const inserted = new Set(rows.map(({ id }) => id));
  return uploads.map(({ id }) => inserted.has(id));
}

/** Of an account, and of them those in a lane. */
export const countOpenUploads = askTogether<
  { accountId: string; lane: string | null },
  { ofAccount: number; ofLane: number }
>(async (pool, asked) => {
  const { rows } = await pool.query<{ id: string; lane: string | null; count: number }>({
    name: 'media-count-open-uploads',
    text: `SELECT account_id AS id, lane, count(*)::int AS count FROM media.upload
      LEFT JOIN unnest($2::text[]) AS lane ON starts_with(path, lane || '/')
        AND lane = array_to_string(
          (string_to_array(path, '/'))[1:least(3, cardinality(string_to_array(path, '/')) - 1)], '/')
      WHERE account_id = ANY ($1::text[]) AND etag IS NULL GROUP BY account_id, lane`,
    values: [
      [...new Set(asked.map(({ accountId }) => accountId))],
      [...new Set(asked.flatMap(({ lane }) => lane ?? []))],
    ],
  });
  return asked.map(({ accountId, lane }) => {
    const own = rows.filter(({ id }) => id === accountId);
    const inLane = own.find((row) => lane !== null && row.lane === lane);
    const ofAccount = own.reduce((sum, { count }) => sum + count, 0);
    return { ofAccount, ofLane: inLane?.count ?? 0 };
  });
});

export async function findUpload(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<UploadRow | null> {
  const { rows } = await db.query<UploadRow>({
    name: 'media-find-upload',
    text: `SELECT ${UPLOAD_COLUMNS} FROM media.upload WHERE account_id = $1 AND id = $2`,
    values: [accountId, id],
  });
  return rows[0] ?? null;
}

/** With the etags of its parts, in their order, if all are there once this one is completed too; else none. */
export const findUploadWithEtags = askTogether<
  { id: string; index: number },
  (UploadRow & { etags: string[] }) | null
>(async (pool, asked) => {
  const { rows } = await pool.query<UploadRow & { place: number; etags: string[] }>({
    name: 'media-find-upload-with-etags',
    text: `SELECT place::int, ${UPLOAD_COLUMNS}, coalesce(parts.etags, '{}') AS etags
      FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked (of, at, place)
      JOIN LATERAL (${UPLOAD_OF}) AS upload ON true
      LEFT JOIN LATERAL (
        SELECT array_agg(part.etag ORDER BY part_index) AS etags FROM media.upload_part AS part
        WHERE upload_id = of AND part.etag IS NOT NULL AND (completed OR part_index = at)
        HAVING count(*) = part_count
      ) AS parts ON true`,
    values: [asked.map(({ id }) => id), asked.map(({ index }) => index)],
  });
  const found = new Map(rows.map(({ place, ...upload }) => [place, upload]));
  return asked.map((_, place) => found.get(place + 1) ?? null);
});

/** Held until the transaction ends: of two that finish an upload, one waits for the other. */
export async function lockUpload(
  db: pg.PoolClient,
  accountId: string,
  id: string,
): Promise<UploadRow | null> {
  const { rows } = await db.query<UploadRow>({
    name: 'media-lock-upload',
    text: `SELECT ${UPLOAD_COLUMNS} FROM media.upload WHERE account_id = $1 AND id = $2 FOR NO KEY UPDATE`,
    values: [accountId, id],
  });
  return rows[0] ?? null;
}

export async function finishUpload(db: Queryable, id: string, etag: string): Promise<void> {
  await db.query({
    name: 'media-finish-upload',
    text: 'UPDATE media.upload SET etag = $2 WHERE id = $1',
    values: [id, etag],
  });
}

type DeletedUpload = Pick<UploadRow, 'multipart' | 'etag'>;

/** Removes uploads that nobody goes on with, at most so many at once, and gives their space back. */
export async function deleteExpired(db: Queryable, limit: number): Promise<DeletedUpload[]> {
  const { rows } = await db.query<DeletedUpload>(
    deleteUploads('expires_at < now() LIMIT $1 FOR UPDATE SKIP LOCKED'),
    [limit],
  );
  return rows;
}

/** Removes an upload that has not ended, and gives its space back. Null where there is none. */
export async function deleteOpen(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<DeletedUpload | null> {
  const { rows } = await db.query<DeletedUpload>(
    deleteUploads('account_id = $1 AND id = $2 AND etag IS NULL FOR UPDATE'),
    [accountId, id],
  );
  return rows[0] ?? null;
}

function deleteUploads(which: string): string {
  return `WITH gone AS (
      DELETE FROM media.upload WHERE id IN (SELECT id FROM media.upload WHERE ${which})
      RETURNING account_id, space, size, gathering AS multipart, etag
    ), open AS (SELECT * FROM gone WHERE etag IS NULL),
    account AS (
      UPDATE media.account SET used_bytes = greatest(0, used_bytes - freed.size)
      FROM (SELECT account_id, sum(size) AS size FROM open GROUP BY 1) AS freed
      WHERE id = account_id AND quota_bytes IS NOT NULL
    ), space AS (
      UPDATE media.space SET used_bytes = greatest(0, used_bytes - freed.size)
      FROM (SELECT account_id, space, sum(size) AS size FROM open GROUP BY 1, 2) AS freed
      WHERE space.account_id = freed.account_id AND name = freed.space
    )
    SELECT multipart, etag FROM gone`;
}

/** Those among the names that no upload gathers under. */
export async function findUnknownMultiparts(
  db: Queryable,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name
      WHERE NOT EXISTS (SELECT FROM media.upload WHERE gathering = name)`,
    [names],
  );
  return rows.map((row) => row.name);
}
