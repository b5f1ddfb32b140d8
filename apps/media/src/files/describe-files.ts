import { filePathFault } from '@arquiba/media-contract/file-path';
import type { StoredFile } from '@arquiba/media-contract/port';
import type { MediaServices } from '../services.ts';
import { findFiles } from './queries.ts';

/** Known files among `paths`, by path; unknown ones are absent. */
export async function describeFiles(
  { pool }: MediaServices,
  accountId: string,
  paths: readonly string[],
): Promise<Map<string, StoredFile>> {
  const usable = paths.filter((path) => filePathFault(path) === null);
  if (usable.length === 0) return new Map();
  const rows = await findFiles(pool, accountId, usable);
  return new Map(
    rows.map(({ path, mime, size, etag, width, height, placeholder }) => [
      path,
      { path, mime, size, etag, width, height, placeholder },
    ]),
  );
}
