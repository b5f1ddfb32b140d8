import { setTimeout as sleep } from 'node:timers/promises';
import { openMediaOperator } from '@arquiba/media/accounts/operator';
import { createMedia } from '@arquiba/media/app';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { histories } from '../database/histories.ts';
import { migrate } from '../database/migrate.ts';
import { openWorkPool, ServingPool } from '../database/pool.ts';
import { watchDatabase } from '../database/watch-database.ts';
import { mediaFolderOf } from '../place/empty-place.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createMediaApp } from './media-app.ts';
import { createMetrics } from './metrics.ts';

const PATIENCE = 120_000;

/** The media service as it is served, on a database that can be stopped. */
async function openMedia() {
  const dataDir = await temporaryFolder();
  const database = await startEmbeddedPostgres({ dataDir, durable: false });
  const work = openWorkPool(database.url);
  await migrate(work, histories);
  const operator = await openMediaOperator(work);
  const account = await operator.createAccount('fora', null);
  const { secretKey } = await operator.mintKeys(account?.id ?? '', true);
  await work.end();

  const log = pino({ level: 'silent' });
  const pool = new ServingPool(database.url, 5);
  const watch = watchDatabase({ url: database.url, pools: [pool], log, revive: undefined });
  const urls = { publicUrl: 'http://media.test', siteUrl: 'http://site.test' };
  const media = await createMedia({ pool, log, folder: mediaFolderOf(dataDir), ...urls });
  const app = await createMediaApp({
    ...{ media, log, mediaUrl: urls.publicUrl, trustProxy: false },
    metrics: createMetrics({ pools: {}, databaseAvailable: () => true }),
    health: { draining: () => false, checks: {} },
  });
  await media.start();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await app.close();
    await media.stop();
    await watch.stop();
    await pool.end();
    await database.stop();
  });
  const uploads = `${origin}/v2/accounts/${account?.id}/uploads`;
  return { database, watch, origin, accountId: account?.id, uploads, secretKey };
}

it(
  'without its database every call is refused at once, and all goes on when it is back',
  async () => {
    const { database, watch, origin, accountId, uploads, secretKey } = await openMedia();
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const begin = (path: string) =>
      fetch(uploads, { method: 'POST', headers, body: JSON.stringify({ path, size: 3 }) });
    const begun = await begin('/gol.txt');
    const { uploadId, uploadParts } = (await begun.json()) as {
      uploadId: string;
      uploadParts: { first: { uploadUrl: string } };
    };
    const part = origin + new URL(uploadParts.first.uploadUrl).pathname;
    const put = () => fetch(part, { method: 'PUT', body: 'gol' });
    const etag = (await put()).headers.get('etag');
    const complete = () =>
      fetch(`${uploads}/${uploadId}/parts/0`, {
        ...{ method: 'PUT', headers, body: JSON.stringify({ etag }) },
      });
    const calls = {
      begin: () => begin('/outro.txt'),
      put,
      complete,
      remaining: () => fetch(`${uploads}/${uploadId}/parts`, { headers }),
      binary: () => fetch(`${uploads}/binary`, { method: 'POST', headers, body: 'gol' }),
      download: () => fetch(`${origin}/${accountId}/raw/gol.txt`),
      list: () => fetch(`${uploads.replace('uploads', 'folders')}/list?folderPath=/`, { headers }),
    };

    await database.stop();
    while (watch.available()) await sleep(10);
    // Repeatedly, and many at once: nothing queues behind the unreachable database.
    for (let round = 0; round < 3; round += 1) {
      for (const [name, call] of Object.entries(calls)) {
        // A part has one writer at a time.
        const count = name === 'put' ? 1 : 5;
        const answers = await Promise.all(Array.from({ length: count }, call));
        for (const answer of answers) {
          expect([name, answer.status]).toEqual([name, 503]);
          expect(answer.headers.get('retry-after')).toBe('2');
          expect(answer.headers.get('access-control-allow-origin')).toBe('*');
          expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
        }
      }
    }

    await database.revive();
    while (!watch.available()) await sleep(10);
    expect(await (await complete()).json()).toMatchObject({ status: 'Completed' });
    expect(await (await calls.download()).text()).toBe('gol');
    for (const call of [calls.begin, calls.remaining, calls.binary, calls.list]) {
      expect((await call()).status).toBe(200);
    }
  },
  PATIENCE,
);
