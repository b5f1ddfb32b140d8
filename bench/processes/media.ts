// The media service as the product serves it, in a process of its own.
import { pino } from 'pino';
import { createFileGate } from '../../apps/api/src/file-gate.ts';
import { createMedia } from '../../apps/media/src/app.ts';
import { limitFigures } from '../../apps/media/src/http/limits.ts';
import { ServingPool } from '../../apps/server/src/database/pool.ts';
import { createMediaApp } from '../../apps/server/src/http/media-app.ts';
import { createMetrics } from '../../apps/server/src/http/metrics.ts';
import { mediaFolderOf } from '../../apps/server/src/place/empty-place.ts';
import { answerUsage } from '../http-process.ts';

const { DATABASE_URL = '', DATA_DIR = '', PORT = '0', SECRET_KEY } = process.env;
const log = pino({ level: 'warn' });
// A browser follows the addresses in its answers, so they must point to this process.
const mediaUrl = PORT === '0' ? 'http://localhost:3001' : `http://127.0.0.1:${PORT}`;
const siteUrl = 'http://localhost:3000';
const pool = new ServingPool(DATABASE_URL, 10);
const folder = mediaFolderOf(DATA_DIR);
// A measurement would exceed the usual limits.
const limits = {
  ...limitFigures,
  ofSecretKey: { size: 1e9, seconds: 1 },
  openUploads: { ofAccount: 1e9, ofLane: 1e9 },
};
const media = await createMedia({
  ...{ pool, folder, publicUrl: mediaUrl, siteUrl, log, limits },
  ...(SECRET_KEY && {
    gate: createFileGate({ pool, secretKey: Buffer.from(SECRET_KEY, 'hex') }),
  }),
});
const app = await createMediaApp({
  ...{ log, media, mediaUrl, trustProxy: false },
  health: { draining: () => false, checks: {} },
  metrics: createMetrics({
    pools: { media: pool },
    databaseAvailable: () => true,
  }),
});
await media.start();
answerUsage(await app.listen({ host: '127.0.0.1', port: Number(PORT) }), async () => {
  await app.close();
  await media.stop();
  await pool.end();
});
