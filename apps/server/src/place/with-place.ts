import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { checkServer } from '../database/check-server.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { openWorkPool } from '../database/pool.ts';
import { Refusal } from '../refusal.ts';
import { prepareDataFolder } from './data-folder.ts';
import { type FolderLock, type Holder, lockFolder } from './folder-lock.ts';

/** The part of the configuration that says where the data is. */
interface PlaceConfig {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** What a command works on: a data folder and its database. */
export interface Place {
  dataFolder: string;
  databaseUrl: string;
  pool: pg.Pool;
  /** False if the product may be writing at the same time. */
  alone: boolean;
}

export const SERVING = 'serving';
const PRODUCT_START_PATIENCE = 60_000;
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command's work on the database of the running product, or without one on a database that it starts
 * and stops itself.
 */
export async function withPlace<T>(
  config: PlaceConfig,
  options: { purpose: string; alone?: boolean },
  work: (place: Place) => Promise<T>,
): Promise<T> {
  // A regular exit runs the handlers that stop our own database.
  const leave = () => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    return await workInPlace(config, options, work);
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}

async function workInPlace<T>(
  config: PlaceConfig,
  options: { purpose: string; alone?: boolean },
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const dataFolder = await prepareDataFolder(config.dataDir);
  const lock = await takeOrShare(dataFolder, options.purpose);
  try {
    if (!lock && options.alone) {
      throw new Refusal('A Arquiba está rodando nesta pasta de dados; pare-a e tente de novo.');
    }
    const database = await openDatabase(config, dataFolder, lock !== null);
    const pool = openWorkPool(database.url);
    try {
      const alone = lock !== null && !config.databaseUrl;
      return await work({ dataFolder, databaseUrl: database.url, pool, alone });
    } finally {
      await pool.end();
      await database.stop();
    }
  } finally {
    await lock?.release();
  }
}

/** Null if the product runs; waits for a process that is about to stop the database. */
async function takeOrShare(folder: string, purpose: string): Promise<FolderLock | null> {
  let waitingFor: Holder | null = null;
  for (;;) {
    const outcome = await lockFolder(folder, purpose);
    if ('lock' in outcome) return outcome.lock;
    if (outcome.holder.purpose === SERVING && !outcome.holder.ending) return null;
    if (waitingFor?.pid !== outcome.holder.pid) {
      waitingFor = outcome.holder;
      const who = waitingFor.purpose === SERVING ? 'a Arquiba' : `o comando ${waitingFor.purpose}`;
      console.error(`Esperando ${who} (processo ${waitingFor.pid}) terminar…`);
    }
    await sleep(200);
  }
}

async function openDatabase(config: PlaceConfig, dataFolder: string, own: boolean) {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl);
    return { url: config.databaseUrl, stop: async () => {} };
  }
  if (own) return startEmbeddedPostgres({ dataDir: dataFolder });
  const deadline = Date.now() + PRODUCT_START_PATIENCE;
  while (Date.now() < deadline) {
    const url = await findEmbeddedPostgres(dataFolder);
    if (url) return { url, stop: async () => {} };
    await sleep(100);
  }
  throw new Refusal('A Arquiba está rodando nesta pasta de dados, mas o banco dela não respondeu.');
}
