import type pg from 'pg';

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
  gathering: string;
  /** Of the finished file. */
  etag: string | null;
}

export interface PartRow {
  etag: string | null;
  completed: boolean;
}

/** Without a sign of life for so long, an upload is given up. */
export const UPLOAD_HOURS = 24;

const COLUMNS = `id, account_id AS "accountId", path, may_overwrite AS "mayOverwrite",
  size::float8 AS size, mime, original_file_name AS "originalFileName", tags, metadata,
  part_size::float8 AS "partSize", part_count AS "partCount", put_token AS "putToken", gathering, upload.etag`;

export async function insertUpload(db: Queryable, upload: Omit<UploadRow, 'etag'>): Promise<void> {
  await db.query({
    name: 'media-insert-upload',
    text: `INSERT INTO media.upload (id, account_id, path, may_overwrite, size, mime,
        original_file_name, tags, metadata, part_size, part_count, put_token, gathering,
        created_at, expires_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
        now(), now() + interval '${UPLOAD_HOURS} hours')`,
    values: [
      ...[upload.id, upload.accountId, upload.path, upload.mayOverwrite, upload.size, upload.mime],
      ...[upload.originalFileName, upload.tags, upload.metadata, upload.partSize, upload.partCount],
      ...[upload.putToken, upload.gathering],
    ],
  });
}

export async function findUpload(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<UploadRow | null> {
  const { rows } = await db.query<UploadRow>({
    name: 'media-find-upload',
    text: `SELECT ${COLUMNS} FROM media.upload WHERE account_id = $1 AND id = $2`,
    values: [accountId, id],
  });
  return rows[0] ?? null;
}

/** With the etags of its parts, in their order, as they are once this part is completed too. */
export async function findUploadWithEtags(
  db: Queryable,
  accountId: string,
  id: string,
  index: number,
): Promise<(UploadRow & { etags: string[] }) | null> {
  const { rows } = await db.query<UploadRow & { etags: string[] }>({
    name: 'media-find-upload-with-etags',
    text: `SELECT ${COLUMNS}, ARRAY(
        SELECT part.etag FROM media.upload_part AS part
        WHERE upload_id = id AND part.etag IS NOT NULL AND (completed OR part_index = $3)
        ORDER BY part_index) AS etags
      FROM media.upload WHERE account_id = $1 AND id = $2`,
    values: [accountId, id, index],
  });
  return rows[0] ?? null;
}

/** Held until the transaction ends: of two that finish an upload, one waits for the other. */
export async function lockUpload(
  db: pg.PoolClient,
  accountId: string,
  id: string,
): Promise<UploadRow | null> {
  const { rows } = await db.query<UploadRow>({
    name: 'media-lock-upload',
    text: `SELECT ${COLUMNS} FROM media.upload WHERE account_id = $1 AND id = $2 FOR UPDATE`,
    values: [accountId, id],
  });
  return rows[0] ?? null;
}

/** By the token in the address to which the part is sent; with what is known of the part. */
export async function findPart(
  db: Queryable,
  id: string,
  index: number,
  putToken: string,
): Promise<(UploadRow & { part: PartRow | null }) | null> {
  const { rows } = await db.query<UploadRow & { partEtag: string; completed: boolean | null }>({
    name: 'media-find-part',
    text: `SELECT ${COLUMNS}, upload_part.etag AS "partEtag", completed FROM media.upload
      LEFT JOIN media.upload_part ON upload_id = id AND part_index = $2
      WHERE id = $1 AND put_token = $3 AND $2 < part_count`,
    values: [id, index, putToken],
  });
  const [row] = rows;
  if (!row) return null;
  const { partEtag, completed, ...upload } = row;
  return { ...upload, part: completed === null ? null : { etag: partEtag, completed } };
}

/** What lies there is about to change: until it has, the part is not there. False where it was completed. */
export async function forgetPart(db: Queryable, id: string, index: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE media.upload_part SET etag = NULL
      WHERE upload_id = $1 AND part_index = $2 AND NOT completed`,
    [id, index],
  );
  return rowCount === 1;
}

/** What lies in their place is not what was completed: they have to be sent again. */
export async function reopenParts(
  db: Queryable,
  id: string,
  indexes: readonly number[],
): Promise<void> {
  await db.query(
    'DELETE FROM media.upload_part WHERE upload_id = $1 AND part_index = ANY ($2::int[])',
    [id, indexes],
  );
}

/** False where the part was completed meanwhile. */
export async function notePart(
  db: Queryable,
  id: string,
  index: number,
  etag: string,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'media-note-part',
    text: `WITH alive AS (
        UPDATE media.upload SET expires_at = now() + interval '${UPLOAD_HOURS} hours' WHERE id = $1
      )
      INSERT INTO media.upload_part (upload_id, part_index, etag) VALUES ($1, $2, $3)
      ON CONFLICT (upload_id, part_index) DO UPDATE SET etag = $3 WHERE NOT upload_part.completed`,
    values: [id, index, etag],
  });
  return rowCount === 1;
}

/** False where what lies there is not what the etag says. */
export async function completePartRow(
  db: Queryable,
  id: string,
  index: number,
  etag: string,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'media-complete-part',
    text: `UPDATE media.upload_part SET completed = true
      WHERE upload_id = $1 AND part_index = $2 AND etag = $3`,
    values: [id, index, etag],
  });
  return rowCount === 1;
}

export async function findCompletedEtags(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await db.query<{ etag: string }>({
    name: 'media-completed-etags',
    text: `SELECT etag FROM media.upload_part WHERE upload_id = $1 AND completed
      ORDER BY part_index`,
    values: [id],
  });
  return rows.map((row) => row.etag);
}

export async function findRemainingParts(db: Queryable, { id, partCount }: UploadRow) {
  const { rows } = await db.query<{ index: number }>(
    `SELECT index FROM generate_series(0, $2::int - 1) AS index
      WHERE NOT EXISTS (
        SELECT FROM media.upload_part WHERE upload_id = $1 AND part_index = index AND completed
      ) ORDER BY index`,
    [id, partCount],
  );
  return rows.map((row) => row.index);
}

export async function finishUpload(db: Queryable, id: string, etag: string): Promise<void> {
  await db.query({
    name: 'media-finish-upload',
    text: 'UPDATE media.upload SET etag = $2 WHERE id = $1',
    values: [id, etag],
  });
}

/** Removes uploads that nobody goes on with, at most so many at once, and gives their space back. */
export async function deleteExpired(
  db: Queryable,
  limit: number,
): Promise<Pick<UploadRow, 'gathering' | 'etag'>[]> {
  const { rows } = await db.query<Pick<UploadRow, 'gathering' | 'etag'>>(
    `WITH expired AS (
        DELETE FROM media.upload WHERE id IN (
          SELECT id FROM media.upload WHERE expires_at < now() LIMIT $1 FOR UPDATE SKIP LOCKED
        ) RETURNING account_id, size, gathering, etag
      ), space AS (
        UPDATE media.account SET used_bytes = greatest(0, used_bytes - freed.size)
        FROM (SELECT account_id, sum(size) AS size FROM expired WHERE etag IS NULL GROUP BY 1) AS freed
        WHERE id = account_id AND quota_bytes IS NOT NULL
      )
      SELECT gathering, etag FROM expired`,
    [limit],
  );
  return rows;
}

/** Those among the names that no upload gathers under. */
export async function findUnknownGatherings(
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
