import { MediaError } from '@arquiba/media-contract/errors';
import type pg from 'pg';
import { giveRoomBack } from '../accounts/space.ts';
import { askTogether } from '../database/ask-together.ts';
import type { Blank } from '../inspect/blank.ts';
import { deleteUnusedVideos } from '../video/queries.ts';

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
  /** Bytes that are stored, and shown to nobody. */
  blanks: Blank[];
  tags: string[];
  metadata: Record<string, unknown>;
  createdAt: Date;
  /** Needs a credential, or a pass that the product accepts. */
  restricted: boolean;
  /** What it counts for besides the account. */
  space: string | null;
}

const COLUMNS = `path, mime, size::float8 AS size, etag, original_file_name AS "originalFileName",
  width, height, placeholder, storage_key AS "storageKey", poster_key AS "posterKey", blanks,
  tags, metadata, created_at AS "createdAt", restricted, space`;
// Each is looked for by itself, with a limit: else a plan that was made while there were few files, and is kept,
// reads all of them.
const ASKED = `(SELECT of, at, place::int FROM unnest($1::text[], $2::text[])
  WITH ORDINALITY AS each (of, at, place)) AS asked`;

interface FileAddress {
  accountId: string;
  path: string;
}

export function findFile(pool: pg.Pool, accountId: string, path: string): Promise<FileRow | null> {
  return findTogether(pool, { accountId, path });
}

const findTogether = askTogether<FileAddress, FileRow | null>(async (pool, asked) => {
  const { rows } = await pool.query<FileRow & { place: number }>({
    name: 'media-find-file',
    text: `SELECT place, ${COLUMNS} FROM ${ASKED} JOIN LATERAL (
        SELECT * FROM media.file WHERE account_id = of AND path = at LIMIT 1
      ) AS file ON true`,
    values: [asked.map(({ accountId }) => accountId), asked.map(({ path }) => path)],
  });
  const found = new Map(rows.map(({ place, ...file }) => [place, file]));
  return asked.map((_, place) => found.get(place + 1) ?? null);
});

export const isTaken = askTogether<FileAddress, boolean>(async (pool, asked) => {
  const { rows } = await pool.query<{ place: number }>({
    name: 'media-is-taken',
    text: `SELECT place FROM ${ASKED} JOIN LATERAL (
        SELECT FROM media.file WHERE account_id = of AND path = at LIMIT 1
      ) AS file ON true`,
    values: [asked.map(({ accountId }) => accountId), asked.map(({ path }) => path)],
  });
  const taken = new Set(rows.map(({ place }) => place));
  return asked.map((_, place) => taken.has(place + 1));
});

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

const LEFT = `storage_key, poster_key, size::float8 AS size, space,
  CASE WHEN mime LIKE 'video/%' THEN etag END AS etag`;

const NOTHING: Remains = { keys: [], size: 0 };

export type NewRow = Omit<FileRow, 'createdAt' | 'restricted'>;

export type ArrivedRow = NewRow & { accountId: string; uploadId: string | null };

const SENT = `jsonb_to_recordset($1::jsonb) AS sent ("accountId" text, "uploadId" text,
  path text, mime text, size bigint, etag text, "originalFileName" text,
  width int, height int, placeholder text, "storageKey" text, "posterKey" text, tags text[],
  metadata jsonb, blanks jsonb, space text)`;
const INSERT = `INSERT INTO media.file (account_id, path, mime, size, etag, original_file_name,
    width, height, placeholder, storage_key, poster_key, tags, metadata, blanks, space)
  SELECT "accountId", path, mime, size, sent.etag, "originalFileName", width, height, placeholder,
    "storageKey", "posterKey", tags, metadata, blanks, space`;

/**
 * Writes the rows of files that are new, at once and for good, and gives the keys of their content: not
 * where one is there already, nor where a quota is to be asked, unless that was done when the upload of one
 * part began that ends with it; nor where that has ended or its part has changed.
 */
export async function insertArrivals(
  db: Queryable,
  files: readonly ArrivedRow[],
): Promise<Set<string>> {
  const areUploads = files.some(({ uploadId }) => uploadId !== null);
  const { rows } = await db.query<{ key: string }>({
    ...(areUploads ? INSERT_UPLOADED : INSERT_ARRIVED),
    values: [JSON.stringify(files)],
  });
  return new Set(rows.map(({ key }) => key));
}

const ACCOUNT = `LATERAL (
  SELECT quota_bytes FROM media.account WHERE id = "accountId" LIMIT 1
) AS account`;

const INSERT_ARRIVED = {
  name: 'media-insert-arrived',
  text: `${INSERT} FROM ${SENT} JOIN ${ACCOUNT} ON quota_bytes IS NULL AND space IS NULL
    ON CONFLICT DO NOTHING RETURNING storage_key AS key`,
};

const INSERT_UPLOADED = {
  name: 'media-insert-uploaded',
  text: `WITH sent AS MATERIALIZED (SELECT * FROM ${SENT}),
    open AS MATERIALIZED (
      SELECT of FROM sent
      JOIN LATERAL (
        SELECT id AS of FROM media.upload WHERE id = "uploadId" AND upload.etag IS NULL
        LIMIT 1 FOR NO KEY UPDATE
      ) AS upload ON true
      JOIN LATERAL (
        SELECT FROM media.upload_part AS part
        WHERE upload_id = "uploadId" AND part_index = 0 AND part.etag = sent.etag
        LIMIT 1 FOR NO KEY UPDATE
      ) AS part ON true
    ),
    inserted AS (
      ${INSERT} FROM sent LEFT JOIN open ON of = "uploadId" JOIN ${ACCOUNT}
        ON CASE WHEN "uploadId" IS NULL THEN quota_bytes IS NULL AND space IS NULL
          ELSE of IS NOT NULL END
      ON CONFLICT DO NOTHING RETURNING storage_key
    ),
    ended AS MATERIALIZED (
      SELECT "uploadId" AS of, etag FROM sent JOIN inserted ON storage_key = "storageKey"
    ),
    part AS (
      UPDATE media.upload_part SET completed = true
      WHERE upload_id = ANY (ARRAY(SELECT of FROM ended)) AND part_index = 0
    ),
    upload AS (
      UPDATE media.upload SET etag = (SELECT ended.etag FROM ended WHERE of = id)
      WHERE id = ANY (ARRAY(SELECT of FROM ended))
    )
    SELECT storage_key AS key FROM inserted`,
};

/** Writes the row, in a transaction, and gives what it replaced. */
export async function putFile(
  db: pg.PoolClient,
  accountId: string,
  file: NewRow,
  mayOverwrite: boolean,
): Promise<Remains> {
  const { rowCount } = await db.query({
    name: 'media-insert-file',
    text: `${INSERT} FROM ${SENT} ON CONFLICT DO NOTHING`,
    values: [JSON.stringify([{ ...file, accountId }])],
  });
  if (rowCount === 1) return NOTHING;
  if (!mayOverwrite) throw new MediaError('path_exists', { details: { path: file.path } });
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
    JSON.stringify(file.blanks),
    file.space,
  ];
  // Locked first, so that of two replacements the second sees what the first has put.
  const before = await db.query<LeftRow>({
    name: 'media-lock-file',
    text: `SELECT ${LEFT} FROM media.file
      WHERE account_id = $1 AND path = $2 FOR UPDATE`,
    values: [accountId, file.path],
  });
  if (before.rows.length === 0) return await putFile(db, accountId, file, mayOverwrite);
  await db.query({
    name: 'media-replace-file',
    text: `UPDATE media.file SET mime = $3, size = $4, etag = $5, original_file_name = $6,
        width = $7, height = $8, placeholder = $9, storage_key = $10, poster_key = $11,
        tags = $12, metadata = $13, blanks = $14, space = $15, created_at = now()
      WHERE account_id = $1 AND path = $2`,
    values,
  });
  return await remainsOf(db, accountId, before.rows);
}

export async function deleteFileRows(
  db: pg.PoolClient,
  accountId: string,
  paths: readonly string[],
): Promise<Remains & { count: number }> {
  // Locked in order, so that two who delete the same files wait for each other on one side only.
  const { rows } = await db.query<LeftRow>(
    `DELETE FROM media.file WHERE account_id = $1 AND path = ANY (ARRAY(
        SELECT path FROM media.file WHERE account_id = $1 AND path = ANY ($2::text[])
        ORDER BY path FOR UPDATE))
      RETURNING ${LEFT}`,
    [accountId, paths],
  );
  return { ...(await remainsOf(db, accountId, rows)), count: rows.length };
}

/** Deletes up to `limit` files below a folder, but for some, and gives what they leave. */
export async function deleteBelow(
  db: pg.PoolClient,
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
      RETURNING ${LEFT}`,
    [accountId, folder, keep, limit],
  );
  return await remainsOf(db, accountId, rows);
}

/** Those among the keys that no file refers to, nor an upload whose parts may lie there already. */
export async function findUnknownKeys(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[]) AS key
      WHERE NOT EXISTS (SELECT FROM media.file WHERE storage_key = key)
        AND NOT EXISTS (SELECT FROM media.file WHERE poster_key = key)
        AND NOT EXISTS (SELECT FROM media.rendition WHERE storage_key = key)
        AND NOT EXISTS (SELECT FROM media.live_segment WHERE storage_key = key)
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
  space: string | null;
  /** Of a video. */
  etag: string | null;
}

async function remainsOf(
  db: pg.PoolClient,
  accountId: string,
  rows: readonly LeftRow[],
): Promise<Remains> {
  const etags = rows.flatMap(({ etag }) => etag ?? []);
  const { keys } = await deleteUnusedVideos(db, accountId, etags);
  await giveRoomBack(db, accountId, rows);
  return {
    keys: rows
      .flatMap(({ storage_key, poster_key }) => [storage_key, poster_key ?? []].flat())
      .concat(keys),
    size: rows.reduce((sum, row) => sum + row.size, 0),
  };
}
