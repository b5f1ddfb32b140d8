import type { ProgramPicture, ProgramState } from '@arquiba/media-contract/live-program';
import type pg from 'pg';

type Queryable = pg.Pool | pg.PoolClient;

/** Of which live a connection is. */
export interface ProgramPlace {
  accountId: string;
  liveId: string;
  connection: string;
}

/** After so long without a sign the connection is gone, and another one may take its place. */
const GONE = "interval '12 seconds'";
const IS_CONNECTED = `(connection IS NOT NULL AND seen_at > now() - ${GONE})`;

/** Makes a connection the one of a live, which has to be there; false where another one holds it. */
export async function claimProgram(
  db: Queryable,
  { accountId, liveId, connection }: ProgramPlace,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO media.live_program AS program (account_id, live_id, connection) VALUES ($1, $2, $3)
      ON CONFLICT (account_id, live_id) DO UPDATE SET connection = $3, seen_at = now(),
        has_picture = false, width = NULL, height = NULL, frame_rate = NULL, has_audio = false, place = NULL
      WHERE program.connection IS NULL OR program.seen_at < now() - ${GONE}`,
    [accountId, liveId, connection],
  );
  return rowCount === 1;
}

/** Notes what comes, and gives whether to show it; null where the connection does not hold the live any more. */
export async function touchProgram(
  db: Queryable,
  { accountId, liveId, connection }: ProgramPlace,
  picture: ProgramPicture | null,
  place: number | null,
): Promise<{ isOnAir: boolean } | null> {
  const { width = null, height = null, frameRate = null, hasAudio = false } = picture ?? {};
  const { rows } = await db.query<{ isOnAir: boolean }>({
    name: 'media-touch-live-program',
    text: `UPDATE media.live_program SET seen_at = now(), width = $4, height = $5, frame_rate = $6,
        has_audio = $7, place = $8, has_picture = $9
      WHERE account_id = $1 AND live_id = $2 AND connection = $3 RETURNING on_air AS "isOnAir"`,
    values: [
      accountId,
      liveId,
      connection,
      width,
      height,
      frameRate,
      hasAudio,
      place,
      picture !== null,
    ],
  });
  return rows[0] ?? null;
}

export async function leaveProgram(
  db: Queryable,
  { accountId, liveId, connection }: ProgramPlace,
): Promise<void> {
  await db.query(
    `UPDATE media.live_program SET connection = NULL
      WHERE account_id = $1 AND live_id = $2 AND connection = $3`,
    [accountId, liveId, connection],
  );
}

/** Returns whether there is a program; only one that is connected goes on air. */
export async function setProgramOnAir(
  db: Queryable,
  accountId: string,
  liveId: string,
  isOnAir: boolean,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE media.live_program SET on_air = $3
      WHERE account_id = $1 AND live_id = $2 AND (NOT $3 OR ${IS_CONNECTED})`,
    [accountId, liveId, isOnAir],
  );
  return rowCount === 1;
}

export async function findProgram(
  db: Queryable,
  accountId: string,
  liveId: string,
): Promise<ProgramState | null> {
  const { rows } = await db.query<
    ProgramPicture & Omit<ProgramState, 'picture'> & { hasPicture: boolean }
  >(
    `SELECT has_picture AS "hasPicture", width, height, frame_rate AS "frameRate", has_audio AS "hasAudio", on_air AS "isOnAir", place
      FROM media.live_program WHERE account_id = $1 AND live_id = $2
        AND ${IS_CONNECTED}`,
    [accountId, liveId],
  );
  const [row] = rows;
  if (!row) return null;
  const { isOnAir, place, hasPicture, ...picture } = row;
  return { isOnAir, place, picture: hasPicture ? picture : null };
}
