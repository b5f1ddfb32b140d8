import { MediaError } from '@arquiba/media-contract/errors';
import type pg from 'pg';

type Queryable = pg.Pool | pg.PoolClient;

export interface FileRow {
  path: string;
  mime: string;
  size: number;
  etag: string;
  originalFileName: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  storageKey: string;
  posterKey: string | null;
  tags: string[];
  metadata: Record<string, unknown>;
  createdAt: Date;
}

const COLUMNS = `path, mime, size::float8 AS size, etag, original_file_name AS "originalFileName",
  width, height, placeholder, storage_key AS "storageKey", poster_key AS "posterKey",
  tags, metadata, created_at AS "createdAt"`;

export async function findFile(
  db: Queryable,
  accountId: string,
  path: string,
): Promise<FileRow | null> {
  const { rows } = await db.query<FileRow>({
    name: 'media-find-file',
    text: `SELECT ${COLUMNS} FROM media.file WHERE account_id = $1 AND path = $2`,
    values: [accountId, path],
  });
  return rows[0] ?? null;
}

export async function findFiles(
  db: Queryable,
  accountId: string,
  paths: readonly string[],
): Promise<FileRow[]> {
  const { rows } = await db.query<FileRow>({
    name: 'media-find-files',
    text: `SELECT ${COLUMNS} FROM media.file WHERE account_id = $1 AND path = ANY ($2::text[])`,
    values: [accountId, paths],
  });
  return rows;
}

/** What a file leaves behind: the keys of its content, and its size. */
export interface Remains {
  keys: string[];
  size: number;
}

const NOTHING: Remains = { keys: [], size: 0 };

/** Writes the row, in a transaction, and gives what it replaced. */
export async function putFile(
  db: pg.PoolClient,
  accountId: string,
  file: Omit<FileRow, 'createdAt'>,
  mayOverwrite: boolean,
): Promise<Remains> {
  const values = [
    accountId,
    file.path,
    file.mime,
    file.size,
    file.etag,
    file.originalFileName,
    file.width,
    file.height,
    file.placeholder,
    file.storageKey,
    file.posterKey,
    file.tags,
    file.metadata,
  ];
  const inserted = await db.query({
    name: 'media-insert-file',
    text: `INSERT INTO media.file (account_id, path, mime, size, etag, original_file_name,
        width, height, placeholder, storage_key, poster_key, tags, metadata)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING`,
    values,
  });
  if (inserted.rowCount === 1) return NOTHING;
  if (!mayOverwrite) throw new MediaError('path_exists', { details: { path: file.path } });
  // Locked first, so that of two replacements the second sees what the first has put.
  const before = await db.query<LeftRow>({
    name: 'media-lock-file',
    text: `SELECT storage_key, poster_key, size::float8 AS size FROM media.file
      WHERE account_id = $1 AND path = $2 FOR UPDATE`,
    values: [accountId, file.path],
  });
  if (before.rows.length === 0) return await putFile(db, accountId, file, mayOverwrite);
  await db.query({
    name: 'media-replace-file',
    text: `UPDATE media.file SET mime = $3, size = $4, etag = $5, original_file_name = $6,
        width = $7, height = $8, placeholder = $9, storage_key = $10, poster_key = $11,
        tags = $12, metadata = $13, created_at = now()
      WHERE account_id = $1 AND path = $2`,
    values,
  });
  return remainsOf(before.rows);
}

export async function deleteFileRows(
  db: Queryable,
  accountId: string,
  paths: readonly string[],
): Promise<Remains & { count: number }> {
  // Locked in order, so that two who delete the same files wait for each other on one side only.
  const { rows } = await db.query<LeftRow>(
    `DELETE FROM media.file WHERE account_id = $1 AND path = ANY (ARRAY(
        SELECT path FROM media.file WHERE account_id = $1 AND path = ANY ($2::text[])
        ORDER BY path FOR UPDATE))
      RETURNING storage_key, poster_key, size::float8 AS size`,
    [accountId, paths],
  );
  return { ...remainsOf(rows), count: rows.length };
}

/** Deletes up to `limit` files below a folder, but for some, and gives what they leave. */
export async function deleteBelow(
  db: Queryable,
  accountId: string,
  folder: string,
  { keep, limit }: { keep: readonly string[]; limit: number },
): Promise<Remains> {
  // In the order of the column, '0' is what follows '/': this is every path that begins with the folder.
  const { rows } = await db.query<LeftRow>(
    `DELETE FROM media.file WHERE account_id = $1 AND path = ANY (ARRAY(
        SELECT path FROM media.file
        WHERE account_id = $1 AND path > $2 || '/' AND path < $2 || '0' AND path <> ALL ($3::text[])
        ORDER BY path LIMIT $4))
      RETURNING storage_key, poster_key, size::float8 AS size`,
    [accountId, folder, keep, limit],
  );
  return remainsOf(rows);
}

/** Those among the keys that no file refers to, nor an upload whose parts may lie there already. */
export async function findUnknownKeys(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[]) AS key
      WHERE NOT EXISTS (SELECT FROM media.file WHERE storage_key = key)
        AND NOT EXISTS (SELECT FROM media.file WHERE poster_key = key)
        AND NOT EXISTS (
          SELECT FROM media.upload WHERE left(gathering, 35) = key AND etag IS NULL
        )`,
    [keys],
  );
  return rows.map((row) => row.key);
}

interface LeftRow {
  storage_key: string;
  poster_key: string | null;
  size: number;
}

function remainsOf(rows: readonly LeftRow[]): Remains {
  return {
    keys: rows.flatMap(({ storage_key, poster_key }) =>
      poster_key ? [storage_key, poster_key] : [storage_key],
    ),
    size: rows.reduce((sum, row) => sum + row.size, 0),
  };
}
