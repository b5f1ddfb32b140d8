import { createMedia, type Media, type MediaOptions } from '@arquiba/media/app';
import { StorageRefused } from '@arquiba/media/storage/storage-refused';
import { ServingPool } from '../database/pool.ts';
import type { Served } from '../http/serve.ts';
import { Refusal } from '../refusal.ts';
import type { Lifecycle } from './lifecycle.ts';

const POOL_PATIENCE = 2000;
const FIRST_TRIES = 10;

export function openServingPool(url: string, max: number, life: Lifecycle): Promise<ServingPool> {
  return life.open(
    async () => await reach(new ServingPool(url, max)),
    async (pool) => {
      // A connection that was never released must not keep us from ending.
      const patience = new Promise<void>((done) => setTimeout(done, POOL_PATIENCE).unref());
      await Promise.race([pool.end(), patience]);
    },
  );
}

/** A slow machine may need longer for the first connection than a request would wait. */
async function reach(pool: ServingPool): Promise<ServingPool> {
  for (let left = FIRST_TRIES; ; left -= 1) {
    try {
      await pool.query('SELECT');
      return pool;
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

/** Collects what is served, so that remaining sockets are closed at the end, too. */
export async function openOrigins(life: Lifecycle): Promise<Served[]> {
  const origins: Served[] = [];
  await life.open(
    async () => origins,
    async () => {
      await Promise.all(origins.map((origin) => origin.close()));
    },
  );
  return origins;
}

export function openMedia(options: MediaOptions, life: Lifecycle): Promise<Media> {
  return life.open(
    () => createMedia(options).catch(refuseStorage),
    (opened) => opened.stop(),
  );
}

export function refuseStorage(error: unknown): never {
  if (error instanceof StorageRefused) throw new Refusal(error.message, { cause: error });
  throw error;
}

/** Opens origins to visitors; at the shutdown, running requests have this much time. */
export async function openToVisitors(
  life: Lifecycle,
  origins: Served[],
  patience: number,
  open: () => Promise<void>,
): Promise<void> {
  await life.open(open, async () => {
    await Promise.all(origins.map((origin) => origin.drain(patience)));
  });
}
