import { MediaError } from '@arquiba/media-contract/errors';
import type pg from 'pg';
import type { Caller } from '../access/caller.ts';
import type { Space } from '../access/space-claim.ts';

type Queryable = pg.Pool | pg.PoolClient;

/** The space that the caller's files count for. A secret key acts for the account as a whole. */
export function spaceOf({ key, token }: Caller): Space | null {
  return key?.kind === 'secret' ? null : (token?.space ?? null);
}

/**
 * Takes room for a file. In a transaction it comes after the row of the file: deleting locks a file before its
 * space, too.
 */
export async function takeRoom(
  db: Queryable,
  accountId: string,
  space: Space | null,
  bytes: number,
): Promise<void> {
  if (!space) return;
  const { rowCount } = await db.query({
    name: 'media-take-room',
    text: `INSERT INTO media.space (account_id, name, used_bytes)
      SELECT $1, $2, $3::bigint WHERE $3::bigint <= $4::bigint
      ON CONFLICT (account_id, name) DO UPDATE SET used_bytes = space.used_bytes + $3::bigint
      WHERE space.used_bytes + $3::bigint <= $4::bigint`,
    values: [accountId, space.name, bytes, space.quotaBytes],
  });
  if (rowCount === 0) throw await noRoom(db, accountId, space, bytes);
}

/** Counts what is made of a file that its space had room for, without asking for room again. */
export async function countInSpace(
  db: Queryable,
  accountId: string,
  name: string | null,
  bytes: number,
): Promise<void> {
  if (name === null) return;
  await takeRoom(db, accountId, { name, quotaBytes: Number.MAX_SAFE_INTEGER }, bytes);
}

/** Gives the room of files that are gone back to their spaces. */
export async function giveRoomBack(
  db: Queryable,
  accountId: string,
  files: readonly { space: string | null; size: number }[],
): Promise<void> {
  const freed = new Map<string, number>();
  for (const { space, size } of files) {
    if (space !== null) freed.set(space, (freed.get(space) ?? 0) + size);
  }
  // In one order, so that two who free the same spaces wait for each other on one side only.
  for (const [space, bytes] of [...freed].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await db.query({
      name: 'media-give-room-back',
      text: `UPDATE media.space SET used_bytes = greatest(0, used_bytes - $3::bigint)
        WHERE account_id = $1 AND name = $2`,
      values: [accountId, space, bytes],
    });
  }
}

/** How many bytes of a space are in use, with what open uploads have reserved. */
export async function findUsed(db: Queryable, accountId: string, name: string): Promise<number> {
  const { rows } = await db.query<{ used: number }>({
    name: 'media-space-used',
    text: 'SELECT used_bytes::float8 AS used FROM media.space WHERE account_id = $1 AND name = $2',
    values: [accountId, name],
  });
  return rows[0]?.used ?? 0;
}

/** The refusal of a file for which a space has no room. */
export async function noRoom(
  db: Queryable,
  accountId: string,
  space: Space,
  bytes: number,
): Promise<MediaError> {
  const { name, quotaBytes } = space;
  if (bytes > quotaBytes) return tooLargeFor(space);
  const usedBytes = await findUsed(db, accountId, name);
  return new MediaError('space_full', {
    message: `O arquivo não cabe: dos ${inWords(quotaBytes)} do seu espaço, ${inWords(usedBytes)} já estão em uso. Apague publicações com fotos ou vídeos, ou envie um arquivo menor.`,
    details: { quotaBytes, usedBytes },
  });
}

function tooLargeFor({ quotaBytes }: Space): MediaError {
  return new MediaError('file_too_large', {
    message: `O arquivo é maior que todo o seu espaço, que é de ${inWords(quotaBytes)}. Envie um arquivo menor.`,
    details: { maximum: quotaBytes },
  });
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

function inWords(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${decimal.format(bytes / 1000 ** step)} ${UNITS[step]}`;
}
