import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApi } from '../../apps/api/src/app.ts';
import type { OfflineGatewaySettings } from '../../apps/api/src/payments/providers/offline-gateway.ts';
import { type Budgets, defaultBudgets } from '../../apps/api/src/platform/limits/rate-limit.ts';
import { createMedia } from '../../apps/media/src/app.ts';
import { ServingPool } from '../../apps/server/src/database/pool.ts';
import { createMetrics } from '../../apps/server/src/http/metrics.ts';
import { createSiteApp } from '../../apps/server/src/http/site-app.ts';
import { mediaFolderOf } from '../../apps/server/src/place/empty-place.ts';
import { buildWebIfStale } from '../../apps/server/src/running/build-web.ts';

const UNLIMITED = { size: 1e9, seconds: 1 };
const NO_LIMITS = Object.fromEntries(
  Object.keys(defaultBudgets).map((name) => [name, UNLIMITED]),
) as Budgets;

/** The product's site without rate limits, which a measurement would exceed. */
export async function openSite({
  databaseUrl,
  dataFolder,
  payments,
}: {
  databaseUrl: string;
  dataFolder: string;
  payments?: OfflineGatewaySettings | undefined;
}) {
  await buildWebIfStale(new AbortController().signal);
  const [publicUrl, mediaUrl] = ['http://localhost:3000', 'http://localhost:3001'];
  const log = pino({ level: 'warn' });
  const pool = new ServingPool(databaseUrl, 20);
  const folder = mediaFolderOf(dataFolder);
  const media = await createMedia({ pool, folder, publicUrl: mediaUrl, siteUrl: publicUrl, log });
  const api = await createApi({
    ...{ pool, databaseUrl, log, publicUrl, media: media.port },
    ...{ mail: { folder: join(dataFolder, 'mail') }, secretKey: randomBytes(32) },
    ...{ payments, budgets: NO_LIMITS },
  });
  const app = await createSiteApp({
    ...{ api, log, publicUrl, mediaUrl, trustProxy: false, production: true },
    metrics: createMetrics({
      pools: { api: pool },
      jobs: () => api.jobCounts(),
      databaseAvailable: () => true,
    }),
    metricsToken: undefined,
    health: { draining: () => false, checks: {} },
  });
  return {
    app,
    api,
    async close() {
      await app.close();
      await media.stop();
      await pool.end();
    },
  };
}
