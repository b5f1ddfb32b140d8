import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabaseListener } from '../database/database-listener.ts';
import { happened } from '../testing/happened.ts';
import { openPlatform, type Platform } from '../testing/open-platform.ts';
import { defineJob } from './job.ts';
import type { Jobs } from './jobs.ts';
import { announce, defineTopic } from './outbox.ts';

const unheard = defineTopic<{ n: number }>('test.unheard');
let seen: number[] = [];
const counted = defineJob('test.counted', { on: happened, concurrency: 2 }, async (_, { n }) => {
  seen.push(n);
});
let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
beforeEach(() => {
  seen = [];
});
afterAll(() => platform.close());

test('what a transaction announces is heard if it commits and only then', async () => {
  const jobs = await platform.startJobs([counted]);
  const rolledBack = platform.db.transaction(async (tx) => {
    await announce(tx, happened, { n: 1 });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await platform.db.transaction((tx) => announce(tx, happened, { n: 2 }));
  await settled(jobs);
  expect(seen).toEqual([2]);
  await jobs.stop();
});

test('an announcement survives a crash between the commit and the relay', async () => {
  const program = fileURLToPath(new URL('../testing/dying-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, 'announce', platform.url], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');

  const jobs = await platform.startJobs([counted]);
  await settled(jobs);
  expect(seen).toEqual([71]);
  await jobs.stop();
});

test('two relays side by side neither lose nor double an announcement', async () => {
  const numbers = Array.from({ length: 600 }, (_, n) => n);
  const announceSome = async (part: number[]) => {
    for (const n of part) await platform.db.transaction((tx) => announce(tx, happened, { n }));
  };
  await announceSome(numbers.slice(0, 300));
  const [first, second] = await Promise.all([
    platform.startJobs([counted]),
    platform.startJobs([counted]),
    announceSome(numbers.slice(300, 450)),
    announceSome(numbers.slice(450)),
  ]);
  await settled(first);
  expect(seen.toSorted((a, b) => a - b)).toEqual(numbers);
  await Promise.all([first.stop(), second.stop()]);
});

test('the relay is woken by the announcement, without waiting for its next look', async () => {
  const jobs = await platform.startJobs([counted], { pollSeconds: 600 });
  await platform.db.transaction((tx) => announce(tx, happened, { n: 5 }));
  await expect.poll(() => seen).toEqual([5]);
  await jobs.stop();
});

test('without a listening connection the relay finds announcements by looking', async () => {
  const deaf = createDatabaseListener({ databaseUrl: platform.url, log: platform.services.log });
  const jobs = await platform.startJobs([counted], { listener: deaf });
  await platform.db.transaction((tx) => announce(tx, happened, { n: 6 }));
  await settled(jobs);
  expect(seen).toEqual([6]);
  await jobs.stop();
});

test('a topic that nobody listens to is dropped, one of a newer version is left alone', async () => {
  await platform.db.transaction((tx) => announce(tx, unheard, { n: 7 }));
  await platform.pool.query(`INSERT INTO outbox (topic, payload) VALUES ('of.the-future', '{}')`);
  const jobs = await platform.startJobs([counted]);
  await expect
    .poll(async () => (await platform.pool.query('SELECT topic FROM outbox')).rows)
    .toEqual([{ topic: 'of.the-future' }]);
  await platform.pool.query('DELETE FROM outbox');
  await jobs.stop();
});

/** Until nothing is left to relay or to run. */
async function settled(jobs: Jobs): Promise<void> {
  const empty = { queued: 0, active: 0, failed: 0 };
  await expect.poll(() => jobs.counts()).toEqual({ outbox: empty, 'test.counted': empty });
}
