import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ApiOptions } from '@arquiba/api/app';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { emptyPlace } from '../place/empty-place.ts';
import { Refusal } from '../refusal.ts';
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

/** What the process that fills is told. */
export interface FillOrder extends Omit<DemoPlace, 'pool' | 'log'> {
  logLevel: Config['logLevel'];
}

/** What it answers: a line of progress now and then, in the end one of the others. */
export type FillAnswer = { line: string } | { done: true } | { failure: Error; refused: boolean };

export type DemoState = 'empty' | 'whole' | 'torn' | 'torn-among-others';

// Any constant will do, as long as every process asks for the same lock.
const FILL_LOCK = 7_105_772;
const FILL_PROCESS = fileURLToPath(new URL('./fill-process.ts', import.meta.url));

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
export async function fillPlace(
  place: DemoPlace,
  options: { alone: boolean; signal?: AbortSignal },
): Promise<void> {
  await place.pool.query(
    `INSERT INTO server.demo_fill (alone) VALUES ($1)
     ON CONFLICT (only_one) DO UPDATE SET alone = $1, started_at = now(), finished_at = NULL`,
    [options.alone],
  );
  const progress = showProgress('Preparando o mundo de demonstração');
  await fillInProcess(place, progress.update, options.signal);
  await place.pool.query('UPDATE server.demo_fill SET finished_at = now()');
  progress.done();
}

/** In a process of its own, whose memory is given back when it ends. */
async function fillInProcess(
  { pool: _, log, payments, ...place }: DemoPlace,
  show: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const order: FillOrder = {
    ...place,
    payments: await startedPayments(payments),
    logLevel: log.level as Config['logLevel'],
  };
  await new Promise<void>((resolve, reject) => {
    const child = fork(FILL_PROCESS, { serialization: 'advanced', signal });
    child.once('error', reject);
    child.once('exit', (code, by) => reject(new Error(`The fill ended early: ${by ?? code}`)));
    child.on('message', (answer: FillAnswer) => {
      if ('line' in answer) show(answer.line);
      else if ('done' in answer) resolve();
      else reject(answer.refused ? new Refusal(answer.failure.message) : answer.failure);
    });
    child.send(order);
  });
}

/** Another process cannot start our gateway, so it runs before. */
async function startedPayments(payments: DemoPlace['payments']): Promise<DemoPlace['payments']> {
  if (payments?.provider !== 'offline') return payments;
  await payments.ready?.();
  return { ...payments, ready: undefined };
}
