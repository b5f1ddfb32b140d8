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
  /** The payment provider for its orders, if there is one. */
  payments?: ApiOptions['payments'];
  addresses: Addresses;
  log: Logger;
}

/** The message to the process that fills. */
export interface FillOrder extends Omit<DemoPlace, 'pool' | 'log'> {
  logLevel: Config['logLevel'];
}

/** Its answers: progress lines, and at the end one of the others. */
export type FillAnswer = { line: string } | { done: true } | { failure: Error; refused: boolean };

export type DemoState = 'empty' | 'whole' | 'torn' | 'torn-among-others';

// Any constant works, as long as every process uses the same.
const FILL_LOCK = 7_105_772;
const FILL_PROCESS = fileURLToPath(new URL('./fill-process.ts', import.meta.url));

/**
 * Lets one process at a time read and change the demonstration. The lock ends with the process in any case.
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

/** Whether there are accounts, ours or real ones, and whether a fill was interrupted. */
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

/** Before the rows that name the bucket are deleted. */
async function emptyBucketOf(pool: pg.Pool, s3: S3Config): Promise<void> {
  const { emptyBucket } = await import('@arquiba/media/storage/s3/empty-bucket');
  await emptyBucket(s3, pool).catch(refuseStorage);
}

/**
 * Fills an empty place. Its row exists from the start: if it stays unfinished, the next start deletes the
 * partial demonstration, unless others may have written in the meantime.
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

/** In a separate process, whose memory is freed when it ends. */
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

/** The other process cannot start our gateway, so it must run before. */
async function startedPayments(payments: DemoPlace['payments']): Promise<DemoPlace['payments']> {
  if (payments?.provider !== 'offline') return payments;
  await payments.ready?.();
  return { ...payments, ready: undefined };
}
