import { join } from 'node:path';
import { type ApiOptions, createApi } from '@arquiba/api/app';
import { createFileGate } from '@arquiba/api/file-gate';
import { UnreachableService } from '@arquiba/api/platform/ports/unreachable-service';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { EmbeddedPostgres } from '../database/embedded-postgres.ts';
import { watchDatabase } from '../database/watch-database.ts';
import { createMediaApp } from '../http/media-app.ts';
import { createMetrics } from '../http/metrics.ts';
import { serve } from '../http/serve.ts';
import { createSiteApp } from '../http/site-app.ts';
import { mediaFolderOf } from '../place/empty-place.ts';
import { Refusal } from '../refusal.ts';
import type { Addresses } from './addresses.ts';
import type { Lifecycle } from './lifecycle.ts';
import { openPrograms, programUrlOf } from './open-programs.ts';
import { openMedia, openOrigins, openServingPool, openToVisitors } from './serving.ts';

const API_CONNECTIONS = 20;
const MEDIA_CONNECTIONS = 10;
const DRAIN_PATIENCE = 10_000;

export interface ReadyPlace {
  config: Config;
  ports: { port: number; mediaPort: number };
  addresses: Addresses;
  dataFolder: string;
  secretKey: Buffer;
  payments: ApiOptions['payments'];
  databaseUrl: string;
  embedded: EmbeddedPostgres | null;
}

/**
 * Composes API, media and pages over a prepared database, and opens both origins. The returned function
 * starts the jobs: they take whole cores, which the first visitors need more.
 */
export async function serveProduct(
  place: ReadyPlace,
  { production, log, life }: { production: boolean; log: Logger; life: Lifecycle },
): Promise<() => Promise<void>> {
  const { config, databaseUrl, dataFolder } = place;
  const isInside = config.mediaProcess === 'inside';
  const { publicUrl, mediaUrl } = place.addresses;
  const apiPool = await openServingPool(databaseUrl, API_CONNECTIONS, life);
  const mediaPool = await openServingPool(databaseUrl, MEDIA_CONNECTIONS, life);
  const { embedded } = place;
  const revive = embedded ? () => embedded.revive() : undefined;
  const watch = await life.open(
    async () => watchDatabase({ url: databaseUrl, pools: [apiPool, mediaPool], log, revive }),
    (watching) => watching.stop(),
  );

  const origins = await openOrigins(life);
  const media = await openMedia(
    {
      ...{ pool: mediaPool, log, s3: config.s3, folder: mediaFolderOf(dataFolder) },
      ...{ publicUrl: mediaUrl, siteUrl: publicUrl, diskReserve: config.diskReserve },
      gate: createFileGate({ pool: mediaPool, secretKey: place.secretKey }),
      programUrl: isInside ? undefined : programUrlOf(config, mediaUrl),
    },
    life,
  );
  const api = await life.open(
    () =>
      createApi({
        pool: apiPool,
        databaseUrl,
        media: media.port,
        log,
        publicUrl,
        mail: { ...config.mail, smtpUrl: config.smtpUrl, folder: join(dataFolder, 'mail') },
        secretKey: place.secretKey,
        redisUrl: config.redisUrl,
        cepUrl: config.cepUrl,
        pushOrigin: config.pushOrigin,
        shop: config.shop,
        payments: place.payments,
        memberQuota: config.memberQuota,
      }),
    (opened) => opened.stop(),
  );
  const metrics = createMetrics({
    pools: { api: apiPool, media: mediaPool },
    jobs: () => api.jobCounts(),
    media: () => media.figures(),
    databaseAvailable: () => watch.available(),
  });
  const draining = () => life.signal.aborted;
  const database = async () => watch.available();
  const whole = { database, api: () => api.ready(), media: () => media.ready() };
  const basis = { log, trustProxy: config.trustProxy, metrics, publicUrl, mediaUrl };
  const [site, mediaSite] = await Promise.all([
    createSiteApp({
      ...basis,
      api,
      partsUrl: media.partOrigin,
      health: { draining, checks: whole },
      metricsToken: config.metricsToken,
      production,
    }),
    isInside &&
      createMediaApp({
        ...basis,
        media,
        health: { draining, checks: { database, media: whole.media } },
      }),
    api.start().catch(refuseUnreachable),
  ]);
  const { host } = config;
  await openToVisitors(life, origins, DRAIN_PATIENCE, async () => {
    const { port, mediaPort } = place.ports;
    if (mediaSite) {
      origins.push(await serve(mediaSite, { host, port: mediaPort, variable: 'MEDIA_PORT' }));
      origins.push(...(await openPrograms(media, { config, mediaUrl, pool: mediaPool })));
    }
    origins.push(await serve(site, { host, port, variable: 'PORT' }));
  });
  return async () => {
    await api.startJobs();
    // Otherwise the separate media processes run these jobs.
    if (isInside) await media.start();
  };
}

function refuseUnreachable(error: unknown): never {
  if (error instanceof UnreachableService) throw new Refusal(error.message, { cause: error });
  throw error;
}
