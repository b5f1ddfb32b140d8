import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { DatabaseAway, ServingPool } from './pool.ts';
import { watchDatabase } from './watch-database.ts';

const POOL = 5;

async function watched(revives: boolean) {
  const dataDir = await temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const pool = new ServingPool(server.url, POOL);
  const watch = watchDatabase({
    url: server.url,
    pools: [pool],
    log: pino({ level: 'silent' }),
    revive: revives ? () => server.revive() : undefined,
  });
  onTestFinished(async () => {
    await watch.stop();
    await pool.end();
    await server.stop();
  });
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return { server, pool, watch, postmaster: Number(file.split('\n')[0]) };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

it('refuses at once while the database is stopped, and works again when it is back', async () => {
  const { server, pool, watch } = await watched(false);
  await pool.query('SELECT 1');
  await server.stop();
  await until(() => !watch.available());
  await expect(pool.query('SELECT 1')).rejects.toThrow(DatabaseAway);
  await server.revive();
  await until(() => watch.available());
  expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
});

it('ends what is under way when the database falls silent', async () => {
  const { pool, watch, postmaster } = await watched(false);
  const client = await pool.connect();
  const others = await Promise.all(Array.from({ length: POOL - 1 }, () => pool.connect()));
  const backends = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const frozen = [postmaster, ...backends.rows.map(({ pid }) => pid)];
  const underWay = client.query('SELECT pg_sleep(60)');
  const waiting = pool.connect();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    await expect(underWay).rejects.toThrow('Connection terminated');
    for (const held of [client, ...others]) held.release(true);
    await expect(waiting).rejects.toThrow(DatabaseAway);
    await expect(pool.query('SELECT 1')).rejects.toThrow(DatabaseAway);
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  await until(() => watch.available());
  expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
});

it('brings a killed database back', async () => {
  const { pool, watch, postmaster } = await watched(true);
  const client = await pool.connect();
  process.kill(postmaster, 'SIGKILL');
  await until(() => !watch.available());
  client.release(true);
  await until(() => watch.available());
  expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
});
