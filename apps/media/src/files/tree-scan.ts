/**
 * Paths of files, and of folders with a '/' at their end, are in the order of one tree: whatever is
 * in a folder comes right after it. These are the places where a reading of it begins and ends.
 */

/** The folder with the '/' at its end, as it stands before all that is in it. */
export function folderKey(folderPath: string): string {
  return folderPath === '/' ? '/' : `${folderPath}/`;
}

export function folderOfKey(key: string): string {
  return key === '/' ? '/' : key.slice(0, -1);
}

/** The first place after a path itself. No path has a character before this one. */
export function rightAfter(path: string): string {
  return `${path}\u0001`;
}

/** The first place after all that is in a folder: '0' is what follows '/'. */
export function afterFolder(key: string): string {
  return `${key.slice(0, -1)}0`;
}

/** In the order of the database, which is that of the bytes. */
export function comparePaths(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/**
 * The rows in $2 … $3 of an account ($1), up to $4 of them, in order. With `onePerFolder`, of all
 * that is deeper than the folder $5 only the first row of each of its subfolders: what is in these
 * is not read, however much it is.
 */
export function treeScan(
  table: 'media.file' | 'media.folder',
  columns: readonly string[],
  onePerFolder: boolean,
): string {
  const range = 'account_id = $1 AND path < $3';
  const list = columns.join(', ');
  if (!onePerFolder) {
    return `SELECT ${list} FROM ${table} WHERE ${range} AND path >= $2 ORDER BY path LIMIT $4`;
  }
  const name = 'substr(step.path, char_length($5) + 1)';
  return `WITH RECURSIVE step AS (
      (SELECT ${list} FROM ${table} WHERE ${range} AND path >= $2 ORDER BY path LIMIT 1)
      UNION ALL
      SELECT next.* FROM step, LATERAL (
        SELECT ${list} FROM ${table} WHERE ${range}
          AND path >= CASE strpos(${name}, '/') WHEN 0 THEN step.path || chr(1)
            ELSE $5 || split_part(${name}, '/', 1) || '0' END
        ORDER BY path LIMIT 1
      ) AS next
    ) SELECT ${list} FROM step LIMIT $4`;
}
