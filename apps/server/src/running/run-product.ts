import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { checkServer } from '../database/check-server.ts';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { openWorkPool } from '../database/pool.ts';
import { probePort } from '../http/probe-port.ts';
import { readSecretKey } from '../place/secret-key.ts';
import { addressesOf } from './addresses.ts';
import { buildWebIfStale } from './build-web.ts';
import type { DemoPlace } from './demo-world.ts';
import { Lifecycle } from './lifecycle.ts';
import { openPayments } from './open-payments.ts';
import { openProductDatabase, takeDataFolder } from './product-place.ts';

interface RunOptions {
  /** Built pages when true, hot reload otherwise. */
  production: boolean;
  log: Logger;
}

/** Starts the whole product; resolves when it was stopped. */
export async function runProduct(config: Config, options: RunOptions): Promise<void> {
  // React reads it when it is loaded; its development build renders at a fraction of the speed.
  process.env.NODE_ENV = options.production ? 'production' : 'development';
  const life = new Lifecycle(options.log);
  life.listen();
  // During a shutdown other things fail because of it: only the first reason counts.
  await start(config, options, life).catch((error) => life.end({ error }));
  await life.ended;
}

async function start(config: Config, options: RunOptions, life: Lifecycle): Promise<void> {
  const dataFolder = await takeDataFolder(config.dataDir, life);
  const ports = {
    port: await probePort(config.host, config.port, 'PORT'),
    mediaPort:
      config.mediaProcess === 'inside'
        ? await probePort(config.host, config.mediaPort, 'MEDIA_PORT')
        : config.mediaPort,
  };
  const addresses = addressesOf(config, ports);
  const secretKey = await readSecretKey(config.secretKey, dataFolder);
  if (config.databaseUrl) await checkServer(config.databaseUrl);
  const { log } = options;
  const payments = await life.open(
    () => openPayments({ config, ports, addresses, dataFolder, secretKey, log }),
    (opened) => opened.close(),
  );
  const launched = Promise.withResolvers<void>();
  const open = async () => {
    const opened = await openProductDatabase(config, dataFolder, life, launched.resolve);
    const { s3 } = config;
    const place = {
      databaseUrl: opened.url,
      dataFolder,
      s3,
      secretKey,
      addresses,
      payments: payments.settings,
      log,
    };
    await prepareData(place, config, life);
    return opened;
  };
  const opening = open();
  // Most of our own code loads while the database starts.
  const loading = Promise.race([launched.promise, opening]).then(
    () => import('./serve-product.ts'),
  );
  loading.catch(() => {});
  const { url, embedded } = await whileBuilding(opening, options.production, life);
  life.signal.throwIfAborted();
  const { serveProduct } = await loading;
  const startJobs = await serveProduct(
    {
      ...{ config, ports, addresses, dataFolder, secretKey, databaseUrl: url, embedded },
      payments: payments.settings,
    },
    { ...options, life },
  );
  console.log(`Arquiba em ${addresses.publicUrl}`);
  payments.ready().catch((error) => log.error({ err: error }, 'no offline gateway'));
  await life.open(startJobs, async () => {});
}

/**
 * Builds the pages while the database is opened and filled: both take time and are independent. If one fails,
 * the other is stopped.
 */
async function whileBuilding<T>(
  opening: Promise<T>,
  production: boolean,
  life: Lifecycle,
): Promise<T> {
  const abort = new AbortController();
  const signal = AbortSignal.any([life.signal, abort.signal]);
  opening.catch(() => abort.abort());
  const [opened] = await Promise.all([opening, production ? buildWebIfStale(signal) : null]);
  return opened;
}

async function prepareData(
  place: Omit<DemoPlace, 'pool'>,
  config: Config,
  life: Lifecycle,
): Promise<void> {
  const pool = openWorkPool(place.databaseUrl);
  try {
    const applied = await migrate(pool, histories);
    if (applied.length > 0) place.log.info({ applied: applied.length }, 'migrated');
    await settleDemoWorld({ ...place, pool }, config.demo, life);
  } finally {
    await pool.end();
  }
}

async function settleDemoWorld(place: DemoPlace, wanted: boolean, life: Lifecycle): Promise<void> {
  const world = await import('./demo-world.ts');
  await world.holdDemoWorld(place.pool, async () => {
    if ((await world.readDemoState(place.pool)) === 'torn') await world.startOver(place);
    life.signal.throwIfAborted();
    const state = await world.readDemoState(place.pool);
    if (state === 'empty' && wanted) {
      await world.fillPlace(place, { alone: true, signal: life.signal });
    }
    if (state === 'torn-among-others') {
      console.log(
        'O preenchimento de demonstração foi interrompido; para refazê-lo: npm run arquiba -- demo --reset --yes',
      );
    }
  });
}
