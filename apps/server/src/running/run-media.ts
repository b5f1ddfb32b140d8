import { setTimeout as sleep } from 'node:timers/promises';
import { createFileGate } from '@arquiba/api/file-gate';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { checkServer } from '../database/check-server.ts';
import { findEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { openWorkPool } from '../database/pool.ts';
import { watchDatabase } from '../database/watch-database.ts';
import { createMediaApp } from '../http/media-app.ts';
import { createMetrics } from '../http/metrics.ts';
import { probePort } from '../http/probe-port.ts';
import { serve } from '../http/serve.ts';
import { prepareDataFolder } from '../place/data-folder.ts';
import { mediaFolderOf } from '../place/empty-place.ts';
import { hasRestoreMark } from '../place/restore-mark.ts';
import { readSecretKey } from '../place/secret-key.ts';
import { Refusal } from '../refusal.ts';
import { addressesOf } from './addresses.ts';
import { Lifecycle } from './lifecycle.ts';
import { openPrograms } from './open-programs.ts';
import { openMedia, openOrigins, openServingPool, openToVisitors } from './serving.ts';

const CONNECTIONS = 10;
// Enough for a part of an upload over a slow connection to arrive.
const DRAIN_PATIENCE = 25_000;
const CLOSE_PATIENCE = 30_000;
const DATABASE_PATIENCE = 60_000;

/** Serves media only, for a site with MEDIA_PROCESS=separate; resolves when it has stopped. */
export async function runMedia(config: Config, log: Logger): Promise<void> {
  const life = new Lifecycle(log, CLOSE_PATIENCE);
  life.listen();
  await start(config, log, life).catch((error) => life.end({ error }));
  await life.ended;
}

async function start(config: Config, log: Logger, life: Lifecycle): Promise<void> {
  const dataFolder = await prepareDataFolder(config.dataDir);
  if (await hasRestoreMark(dataFolder)) {
    throw new Refusal(`Uma restauração em ${dataFolder} não terminou: espere, ou rode-a de novo.`);
  }
  const mediaPort = await probePort(config.host, config.mediaPort, 'MEDIA_PORT');
  const { publicUrl, mediaUrl } = addressesOf(config, { port: config.port, mediaPort });
  const databaseUrl = await findDatabase(config, dataFolder, life.signal);
  await prepareDatabase(databaseUrl);

  const secretKey = await readSecretKey(config.secretKey, dataFolder);
  const pool = await openServingPool(databaseUrl, CONNECTIONS, life);
  const watch = await life.open(
    async () => watchDatabase({ url: databaseUrl, pools: [pool], log, revive: undefined }),
    (watching) => watching.stop(),
  );
  const origins = await openOrigins(life);
  const media = await openMedia(
    {
      ...{ pool, log, s3: config.s3, folder: mediaFolderOf(dataFolder) },
      ...{ publicUrl: mediaUrl, siteUrl: publicUrl, diskReserve: config.diskReserve },
      gate: createFileGate({ pool, secretKey }),
    },
    life,
  );
  const metrics = createMetrics({
    pools: { media: pool },
    media: () => media.figures(),
    databaseAvailable: () => watch.available(),
  });
  const app = await createMediaApp({
    ...{ log, media, metrics, mediaUrl, trustProxy: config.trustProxy },
    health: {
      draining: () => life.signal.aborted,
      checks: { database: async () => watch.available(), media: () => media.ready() },
    },
    exposed: { metrics, token: config.metricsToken },
  });
  await media.start();
  await openToVisitors(life, origins, DRAIN_PATIENCE, async () => {
    const address = { host: config.host, port: mediaPort, variable: 'MEDIA_PORT' };
    origins.push(await serve(app, address));
    // Without a setting the site would not know where.
    if (config.rtmpPort === undefined) return;
    origins.push(...(await openPrograms(media, { config, mediaUrl, pool })));
  });
  console.log(`Mídia em ${mediaUrl}`);
}

/** The database of DATABASE_URL, or else that of the site that runs on the same data folder. */
async function findDatabase(
  { databaseUrl }: Config,
  dataFolder: string,
  signal: AbortSignal,
): Promise<string> {
  if (databaseUrl) {
    await checkServer(databaseUrl);
    return databaseUrl;
  }
  const deadline = Date.now() + DATABASE_PATIENCE;
  while (Date.now() < deadline) {
    const url = await findEmbeddedPostgres(dataFolder);
    if (url) return url;
    await sleep(200, undefined, { signal });
  }
  throw new Refusal(
    `A mídia usa o banco da Arquiba: defina DATABASE_URL, ou inicie antes a Arquiba com a pasta de dados ${dataFolder}.`,
  );
}

async function prepareDatabase(databaseUrl: string): Promise<void> {
  const pool = openWorkPool(databaseUrl);
  try {
    await migrate(pool, histories);
  } finally {
    await pool.end();
  }
}
