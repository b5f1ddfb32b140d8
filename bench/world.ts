import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded-postgres.ts';
import { histories } from '../apps/server/src/database/histories.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openWorkPool } from '../apps/server/src/database/pool.ts';
import { preparePostgresFolders } from '../apps/server/src/database/postgres-folders.ts';
import { findPostmaster } from '../apps/server/src/database/postmaster.ts';
import { fillPlace } from '../apps/server/src/running/demo-world.ts';

/** A PostgreSQL in a folder of its own. */
export interface World {
  dataFolder: string;
  databaseUrl: string;
  /** The process of the database, above all that serve its connections. */
  databaseProcess: number;
  stop(): Promise<void>;
}

/** With the product's database, `filled` with the demonstration, or as it is after the migrations. */
export async function openWorld({ filled }: { filled: boolean }): Promise<World> {
  const world = await openEmptyWorld();
  const pool = openWorkPool(world.databaseUrl);
  await migrate(pool, histories);
  if (filled) await fill(pool, world.dataFolder, world.databaseUrl);
  await pool.end();
  return world;
}

/** For the peers, with the same settings. */
export async function openEmptyWorld(): Promise<World> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'arquiba-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: dataFolder });
  return {
    dataFolder,
    databaseUrl: postgres.url,
    databaseProcess: await processOf(dataFolder),
    async stop() {
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function fill(pool: pg.Pool, dataFolder: string, databaseUrl: string): Promise<void> {
  await fillPlace(
    {
      pool,
      dataFolder,
      databaseUrl,
      secretKey: randomBytes(32),
      addresses: { publicUrl: 'http://localhost:3000', mediaUrl: 'http://localhost:3001' },
      log: pino({ level: 'warn' }),
    },
    { alone: true },
  );
}

async function processOf(dataFolder: string): Promise<number> {
  const { data } = await preparePostgresFolders(dataFolder);
  const postmaster = await findPostmaster(data);
  if (!postmaster) throw new Error('The database does not run');
  return postmaster.pid;
}
