import type pg from 'pg';

/** Restricts files, or opens them to everyone again. */
export async function restrictFiles(
  pool: pg.Pool,
  accountId: string,
  paths: readonly string[],
  restricted: boolean,
): Promise<void> {
  await pool.query(
    `UPDATE media.file SET restricted = $3
      WHERE account_id = $1 AND path = ANY ($2::text[]) AND restricted <> $3`,
    [accountId, paths, restricted],
  );
}

/** Opens the files in `open` to everyone, and restricts all others below a folder. */
export async function restrictBelow(
  pool: pg.Pool,
  accountId: string,
  folder: string,
  open: readonly string[] | 'all',
): Promise<void> {
  await pool.query(
    `UPDATE media.file SET restricted = NOT restricted
      WHERE account_id = $1 AND path > $2 || '/' AND path < $2 || '0'
        AND restricted = ($3::text[] IS NULL OR path = ANY ($3::text[]))`,
    [accountId, folder, open === 'all' ? null : open],
  );
}
