import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded-postgres.ts';
import { histories } from '../apps/server/src/database/histories.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openWorkPool } from '../apps/server/src/database/pool.ts';
import { buildWebIfStale } from '../apps/server/src/running/build-web.ts';
import { fillPlace } from '../apps/server/src/running/demo-world.ts';

/** The demonstration world in a folder of its own, for every side of a comparison. */
export interface World {
  dataFolder: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

export async function openWorld(): Promise<World> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'arquiba-bench-'));
  await buildWebIfStale(new AbortController().signal);
  const postgres = await startEmbeddedPostgres({ dataDir: dataFolder });
  const pool = openWorkPool(postgres.url);
  await migrate(pool, histories);
  await fillPlace(
    {
      pool,
      dataFolder,
      databaseUrl: postgres.url,
      secretKey: randomBytes(32),
      addresses: { publicUrl: 'http://localhost:3000', mediaUrl: 'http://localhost:3001' },
      log: pino({ level: 'warn' }),
    },
    { alone: true },
  );
  await pool.end();
  return {
    dataFolder,
    databaseUrl: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
