import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPlatform, type Platform } from '../testing/open-platform.ts';
import { type Attempt, defineJob } from './job.ts';
import type { Jobs } from './jobs.ts';
import { announce, announceAll, defineTopic } from './outbox.ts';

const posted = defineTopic<{ n: number }>('test.posted');
let seen: Array<{ n: number } & Pick<Attempt, 'jobId' | 'number'>> = [];
let failures = 0;
const options = { on: posted, atOnce: true, firstRetrySeconds: 1, concurrency: 2 };
const delivered = defineJob('test.delivered', options, async (_, { n }, { jobId, number }) => {
  seen.push({ n, jobId, number });
  failures -= 1;
  if (failures >= 0) throw new Error('nobody is there');
});
let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
beforeEach(() => {
  seen = [];
  failures = 0;
});
afterAll(() => platform.close());

test('what succeeds at once never sees the queue and leaves nothing behind', async () => {
  await platform.db.transaction((tx) => announce(tx, posted, { n: 1 }));
  const jobId = await idOfRow();
  const jobs = await platform.startJobs([delivered], { pollSeconds: 600 });
  await settled(jobs);
  expect(seen).toEqual([{ n: 1, jobId, number: 1 }]);
  await platform.pool.query(`
    CREATE TABLE queued AS SELECT name FROM jobs.job WHERE false;
    CREATE FUNCTION note_queued() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO queued VALUES (NEW.name); RETURN NULL; END $$;
    CREATE TRIGGER note_queued AFTER INSERT ON jobs.job_common FOR EACH ROW EXECUTE FUNCTION note_queued()`);
  await platform.db.transaction((tx) => announce(tx, posted, { n: 2 }));
  await expect.poll(() => seen.map(({ n }) => n)).toEqual([1, 2]);
  await settled(jobs);
  const { rows } = await platform.pool.query(`SELECT FROM queued WHERE name = 'test.delivered'`);
  expect(rows).toEqual([]);
  await jobs.stop();
});

test('what fails goes on as a job under the same id', async () => {
  failures = 2;
  const jobs = await platform.startJobs([delivered]);
  await platform.db.transaction((tx) => announce(tx, posted, { n: 3 }));
  await expect.poll(() => seen).toHaveLength(3);
  const [first] = seen;
  expect(seen.map(({ jobId }) => jobId)).toEqual(Array(3).fill(first?.jobId));
  await settled(jobs);
  await jobs.stop();
});

test('what a process had and never finished becomes a job when its time is over', async () => {
  await platform.db.transaction((tx) => announceAll(tx, posted, [{ n: 4 }, { n: 5 }]));
  // One is with a process that lives, the other with one that was killed.
  await platform.pool.query(`UPDATE outbox SET held_until = now() + interval '1 hour'
    * CASE WHEN payload->>'n' = '4' THEN 1 ELSE -1 END`);
  const jobs = await platform.startJobs([delivered]);
  await expect.poll(() => seen.map(({ n }) => n)).toEqual([5]);
  await expect.poll(() => jobs.counts()).toMatchObject({ outbox: { queued: 1 } });
  await platform.pool.query('UPDATE outbox SET held_until = now()');
  await settled(jobs);
  expect(seen.map(({ n }) => n)).toEqual([5, 4]);
  await jobs.stop();
});

test('what this process announces it does itself: nobody is woken, and what is given up is not done', async () => {
  const jobs = await platform.startJobs([delivered], { pollSeconds: 600 });
  const heard: (string | undefined)[] = [];
  const listener = await platform.pool.connect();
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('LISTEN outbox');
  const givenUp = platform.db.transaction(async (tx) => {
    await announce(tx, posted, { n: 6 });
    throw new Error('given up');
  });
  await expect(givenUp).rejects.toThrow('given up');
  await platform.db.transaction((tx) => announce(tx, posted, { n: 7 }));
  await expect.poll(() => seen.map(({ n }) => n)).toEqual([7]);
  await settled(jobs);
  await platform.db.transaction((tx) => announceAll(tx, posted, [{ n: 8 }, { n: 9 }]));
  await expect.poll(() => seen.map(({ n }) => n).toSorted()).toEqual([7, 8, 9]);
  // Two at once go the way of a backlog, and are the first that anybody hears of.
  await expect.poll(() => heard).toEqual(['test.posted']);
  listener.release(true);
  await settled(jobs);
  await jobs.stop();
});

test('of two processes one does it, and a backlog is worked off', async () => {
  const numbers = Array.from({ length: 300 }, (_, n) => ({ n }));
  const announceSome = (from: number, to: number) =>
    platform.db.transaction((tx) => announceAll(tx, posted, numbers.slice(from, to)));
  await announceSome(0, 100);
  const [first, second] = await Promise.all([
    platform.startJobs([delivered], { pollSeconds: 600 }),
    platform.startJobs([delivered], { pollSeconds: 600 }),
    announceSome(100, 200),
  ]);
  await announceSome(200, 300);
  await settled(first);
  expect(seen.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(numbers.map(({ n }) => n));
  await Promise.all([first.stop(), second.stop()]);
});

test('stopping waits for what is under way', async () => {
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const log: string[] = [];
  const slow = defineJob('test.slow', { on: posted, atOnce: true }, async () => {
    begun.resolve();
    await mayEnd.promise;
    log.push('ended');
  });
  const jobs = await platform.startJobs([slow]);
  await platform.db.transaction((tx) => announce(tx, posted, { n: 6 }));
  await begun.promise;
  const stopped = jobs.stop().then(() => log.push('stopped'));
  mayEnd.resolve();
  await stopped;
  expect(log).toEqual(['ended', 'stopped']);
  expect((await platform.pool.query('SELECT FROM outbox')).rows).toEqual([]);
});

test('a topic whose first attempts are made at once has no second listener', async () => {
  const other = defineJob('test.other', { on: posted }, async () => {});
  await expect(platform.startJobs([delivered, other])).rejects.toThrow('test.posted');
});

async function idOfRow(): Promise<string> {
  const { rows } = await platform.pool.query('SELECT job_id FROM outbox');
  return rows[0].job_id;
}

async function settled(jobs: Jobs): Promise<void> {
  const empty = { queued: 0, active: 0, failed: 0 };
  await expect.poll(() => jobs.counts()).toEqual({ outbox: empty, 'test.delivered': empty });
}
