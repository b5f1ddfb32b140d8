import { filePathFault } from '@arquiba/media-contract/file-path';
import type { MediaServices } from '../services.ts';

const PORTION = 500;

// In the order of the column, '0' is what follows '/': this is every path that begins with the folder.
const STORED = `SELECT path FROM media.file
  WHERE account_id = $1 AND path > $2 AND path < $3 || '0' AND created_at BETWEEN $4 AND $5
  ORDER BY path LIMIT $6`;

/** The paths below a folder whose content was stored in a span of time, in their order, portion by portion. */
export async function* listStored(
  { pool }: Pick<MediaServices, 'pool'>,
  accountId: string,
  folder: string,
  { since, until }: { since: Date; until: Date },
): AsyncGenerator<string[]> {
  if (filePathFault(folder)) throw new Error(`${folder} is not a folder`);
  for (let after = `${folder}/`; ; ) {
    const place = [accountId, after, folder, since, until, PORTION];
    const { rows } = await pool.query<{ path: string }>(STORED, place);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ path }) => path);
    after = last.path;
  }
}
