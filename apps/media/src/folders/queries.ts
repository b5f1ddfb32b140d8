import type { PublicPermissions, StorageLayer } from '@arquiba/media-contract/provider-folders';
import type pg from 'pg';
import type { Scan } from '../files/scan-files.ts';
import { afterFolder, treeScan } from '../files/tree-scan.ts';

type Queryable = pg.Pool | pg.PoolClient;

export interface Settings {
  description: string | null;
  publicPermissions: PublicPermissions | null;
  storageLayer: StorageLayer | null;
}

export interface FolderRow extends Settings {
  /** With its '/' at the end. */
  key: string;
}

interface RawRow {
  path: string;
  description: string | null;
  public_permissions: PublicPermissions | null;
  storage_layer: StorageLayer | null;
}

const COLUMNS = ['path', 'description', 'public_permissions', 'storage_layer'];
const DEEP = treeScan('media.folder', COLUMNS, false);
const SHALLOW = treeScan('media.folder', COLUMNS, true);

export async function findFolders(
  db: Queryable,
  accountId: string,
  keys: readonly string[],
): Promise<FolderRow[]> {
  const { rows } = await db.query<RawRow>({
    name: 'media-find-folders',
    text: `SELECT ${COLUMNS.join(', ')} FROM media.folder
      WHERE account_id = $1 AND path = ANY ($2::text[]) ORDER BY path`,
    values: [accountId, keys],
  });
  return rows.map(toFolder);
}

/** Folders below a folder that were made on purpose; the folder itself too, where the scan begins there. */
export async function scanFolders(
  db: Queryable,
  accountId: string,
  { folder, from, limit, recursive }: Scan,
): Promise<FolderRow[]> {
  const values = [accountId, from, afterFolder(folder), limit];
  const { rows } = await db.query<RawRow>(
    recursive
      ? { name: 'media-scan-folders', text: DEEP, values }
      : { name: 'media-scan-folders-shallow', text: SHALLOW, values: [...values, folder] },
  );
  return rows.map(toFolder);
}

/** Makes the folders that are not there; ancestors come first. */
export async function insertFolders(
  db: Queryable,
  accountId: string,
  keys: readonly string[],
): Promise<void> {
  await db.query(
    `INSERT INTO media.folder (account_id, path)
      SELECT $1, path FROM unnest($2::text[]) AS path ORDER BY path ON CONFLICT DO NOTHING`,
    [accountId, keys],
  );
}

export async function updateFolder(
  db: Queryable,
  accountId: string,
  key: string,
  { description, publicPermissions, storageLayer }: Settings,
): Promise<void> {
  await db.query(
    `UPDATE media.folder
      SET description = $3, public_permissions = $4::jsonb, storage_layer = $5::jsonb
      WHERE account_id = $1 AND path = $2`,
    [
      ...[accountId, key, description],
      publicPermissions && JSON.stringify(publicPermissions),
      storageLayer && JSON.stringify(storageLayer),
    ],
  );
}

/** Locked, so that of two changes the second knows of the first. */
export async function lockFolder(
  db: pg.PoolClient,
  accountId: string,
  key: string,
): Promise<FolderRow | null> {
  const { rows } = await db.query<RawRow>(
    `SELECT ${COLUMNS.join(', ')} FROM media.folder WHERE account_id = $1 AND path = $2 FOR UPDATE`,
    [accountId, key],
  );
  return rows[0] ? toFolder(rows[0]) : null;
}

/** Up to `limit` folders, the deepest first, as one that has others in it cannot go before them. */
export async function deleteFoldersBelow(
  db: Queryable,
  accountId: string,
  key: string,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM media.folder WHERE account_id = $1 AND path = ANY (ARRAY(
        SELECT path FROM media.folder WHERE account_id = $1 AND path >= $2 AND path < $3
        ORDER BY path DESC LIMIT $4))`,
    [accountId, key, afterFolder(key), limit],
  );
  return rowCount ?? 0;
}

/** This folder alone: its settings go, and itself, unless others are in it. */
export async function deleteFolderAlone(
  db: pg.PoolClient,
  accountId: string,
  key: string,
): Promise<number> {
  if (!(await lockFolder(db, accountId, key))) return 0;
  const none = { description: null, publicPermissions: null, storageLayer: null };
  await updateFolder(db, accountId, key, none);
  await db.query(
    `DELETE FROM media.folder AS folder WHERE account_id = $1 AND path = $2 AND NOT EXISTS (
        SELECT FROM media.folder AS child
        WHERE child.account_id = $1 AND child.parent = folder.path)`,
    [accountId, key],
  );
  return 1;
}

export async function countFolders(
  db: Queryable,
  accountId: string,
  key: string,
  recursive: boolean,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM media.folder
      WHERE account_id = $1 AND (path = $2 OR $4 AND path >= $2 AND path < $3)`,
    [accountId, key, afterFolder(key), recursive],
  );
  return rows[0]?.count ?? 0;
}

/** Folders of the account that say who may download, at most so many. */
export async function findPublicPermissions(
  db: Queryable,
  accountId: string,
  limit: number,
): Promise<Map<string, PublicPermissions>> {
  const { rows } = await db.query<{ path: string; public_permissions: PublicPermissions }>({
    name: 'media-public-permissions',
    text: `SELECT path, public_permissions FROM media.folder
      WHERE account_id = $1 AND public_permissions IS NOT NULL LIMIT $2`,
    values: [accountId, limit],
  });
  return new Map(rows.map((row) => [row.path, row.public_permissions]));
}

function toFolder({ path, description, public_permissions, storage_layer }: RawRow): FolderRow {
  return {
    ...{ key: path, description },
    publicPermissions: public_permissions,
    storageLayer: storage_layer,
  };
}
