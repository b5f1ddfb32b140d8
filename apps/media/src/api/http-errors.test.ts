import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia();
});
afterAll(() => media.close());

describe('when the database goes away', () => {
  it('the answer is 503 with the time to try again, and the service comes back by itself', async () => {
    const { pool } = media;
    const address = media.port.urlOf('/unknown', 'raw').slice('http://media.test'.length);
    pool.on('error', () => {});
    pool.options.connectionString = 'postgres://nobody@127.0.0.1:1/none';
    // Again where one was just being made.
    const endConnections = () =>
      pool
        .query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() ORDER BY pid = pg_backend_pid()`)
        .catch(() => {});
    const statusWithout = async () => {
      await endConnections();
      return (await media.get(address)).status;
    };
    await expect.poll(statusWithout).toBe(503);
    const away = await media.get(address);
    expect(away.headers).toMatchObject({ 'retry-after': '2', 'access-control-allow-origin': '*' });
    expect(JSON.parse(String(away.body)).error.code).toBe('unavailable');
    expect(await media.ready()).toBe(false);

    pool.options.connectionString = media.databaseUrl;
    expect((await media.get(address)).status).toBe(404);
    expect(await media.ready()).toBe(true);
  });
});
