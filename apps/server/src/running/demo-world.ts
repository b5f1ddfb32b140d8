import { join } from 'node:path';
import { type ApiOptions, createApi } from '@arquiba/api/app';
import { createMedia } from '@arquiba/media/app';
import type pg from 'pg';
import type { Logger } from 'pino';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { openWorkPool } from '../database/pool.ts';
import { emptyPlace, mediaFolderOf } from '../place/empty-place.ts';
import type { S3Config } from '../s3-config.ts';
import type { Addresses } from './addresses.ts';
import { showProgress } from './progress.ts';
import { refuseStorage } from './serving.ts';

export interface DemoPlace {
  pool: pg.Pool;
  databaseUrl: string;
  dataFolder: string;
  s3?: S3Config | undefined;
  secretKey: Buffer;
  /** Who takes the money of its orders, where anybody does. */
  payments?: ApiOptions['payments'];
  addresses: Addresses;
  log: Logger;
}

export type DemoState = 'empty' | 'whole' | 'torn' | 'torn-among-others';

// Any constant will do, as long as every process asks for the same lock.
const FILL_LOCK = 7_105_772;

/**
 * One process at a time looks at the demonstration world and changes it. The
 * lock ends with the process, however that happens.
 */
export async function holdDemoWorld<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [FILL_LOCK]);
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}

/** Whether people, ours or real ones, are already there, and whether a fill was cut short. */
export async function readDemoState(pool: pg.Pool): Promise<DemoState> {
  const { rows } = await pool.query<{ people: boolean; torn: boolean; alone: boolean }>(`
    SELECT EXISTS (SELECT FROM account) AS people,
           EXISTS (SELECT FROM server.demo_fill WHERE finished_at IS NULL) AS torn,
           EXISTS (SELECT FROM server.demo_fill WHERE alone) AS alone`);
  const state = rows[0];
  if (state?.torn) return state.alone ? 'torn' : 'torn-among-others';
  return state?.people ? 'whole' : 'empty';
}

export async function startOver({ pool, dataFolder, s3 }: DemoPlace): Promise<void> {
  if (s3) await emptyBucketOf(pool, s3);
  await emptyPlace(pool, dataFolder);
  await migrate(pool, histories);
}

/** Before the database forgets whose bucket it is. */
async function emptyBucketOf(pool: pg.Pool, s3: S3Config): Promise<void> {
  const { emptyBucket } = await import('@arquiba/media/storage/s3/empty-bucket');
  await emptyBucket(s3, pool).catch(refuseStorage);
}

/**
 * Fills an empty place. The row that says so is there from the first moment:
 * where it stays unfinished, the next start throws the half world away, unless
 * others may have written meanwhile.
 */
export async function fillPlace(place: DemoPlace, options: { alone: boolean }): Promise<void> {
  await place.pool.query(
    `INSERT INTO server.demo_fill (alone) VALUES ($1)
     ON CONFLICT (only_one) DO UPDATE SET alone = $1, started_at = now(), finished_at = NULL`,
    [options.alone],
  );
  const progress = showProgress('Preparando o mundo de demonstração');
  await fill(place, progress.update);
  await place.pool.query('UPDATE server.demo_fill SET finished_at = now()');
  progress.done();
}

async function fill(place: DemoPlace, update: (line: string) => void): Promise<void> {
  const { databaseUrl, secretKey, log } = place;
  const { publicUrl, mediaUrl } = place.addresses;
  // Nothing here needs to be on disk before all of it is: the note that it is whole comes last.
  const pool = openWorkPool(databaseUrl, {
    pipeline: true,
    onConnect: (client) => client.query('SET synchronous_commit = off'),
  });
  const folder = mediaFolderOf(place.dataFolder);
  const media = await createMedia({
    pool,
    folder,
    s3: place.s3,
    publicUrl: mediaUrl,
    siteUrl: publicUrl,
    log,
  }).catch(refuseStorage);
  const mail = { folder: join(place.dataFolder, 'mail') };
  const api = await createApi({
    ...{ pool, databaseUrl, media: media.port, log, publicUrl, mail, secretKey },
    payments: place.payments,
  });
  try {
    // The world's pictures and texts are only loaded where they are needed.
    const { fillDemo } = await import('@arquiba/demo/fill');
    await fillDemo({
      callAs: api.callAs,
      staff: api.staff,
      deskAt: api.deskAt,
      newCard: cardMaker(place),
      media: media.port,
      now: new Date(),
      progress: (step, done, total) => update(`${step}: ${done} de ${total}`),
    });
  } finally {
    await api.stop();
    await media.stop();
    await pool.end();
  }
}

/** A test card of the offline gateway, by the way that a page takes; real providers get none. */
function cardMaker({ payments, addresses }: DemoPlace): (() => Promise<string>) | undefined {
  if (payments?.provider !== 'offline') return undefined;
  return async () => {
    const answer = await fetch(new URL('/v1/card_tokens', payments.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: new URL(addresses.publicUrl).origin,
      },
      body: JSON.stringify({
        ...{ card_number: '4111111111111111', expiration_month: 12, expiration_year: 2039 },
        ...{ security_code: '123', cardholder: { name: 'DEMONSTRACAO' } },
      }),
    });
    if (!answer.ok) throw new Error(`The offline gateway took no card: ${answer.status}`);
    return ((await answer.json()) as { id: string }).id;
  };
}
