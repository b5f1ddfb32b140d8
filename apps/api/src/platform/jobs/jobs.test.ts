import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { happened } from '../testing/happened.ts';
import { openPlatform, type Platform } from '../testing/open-platform.ts';
import { defineJob, PermanentFailure } from './job.ts';
import { announce } from './outbox.ts';
import { sweepJob } from './sweep.ts';

let platform: Platform;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

test('a failed job is retried and its failure is logged with its id', async () => {
  const attempts: Array<{ jobId: string; number: number }> = [];
  const job = defineJob(
    'test.retried',
    { on: happened, firstRetrySeconds: 1 },
    async (_services, _payload, { jobId, number }) => {
      attempts.push({ jobId, number });
      if (number === 1) throw new Error('not the first time');
    },
  );
  const jobs = await platform.startJobs([job]);
  await announceOne();
  await expect.poll(() => attempts.map(({ number }) => number)).toEqual([1, 2]);
  expect(attempts[1]?.jobId).toBe(attempts[0]?.jobId);
  expect(platform.logged).toContainEqual(
    expect.objectContaining({
      msg: 'job failed; it will be retried',
      job: 'test.retried',
      jobId: attempts[0]?.jobId,
      attempt: 1,
      err: expect.objectContaining({ message: 'not the first time' }),
    }),
  );
  await expect.poll(() => jobs.counts()).toMatchObject({ 'test.retried': none });
  const { rows } = await platform.pool.query(`SELECT FROM jobs.job WHERE name = 'test.retried'`);
  expect(rows, 'a finished job leaves its payload nowhere').toEqual([]);
  await jobs.stop();
});

test('a job that wants it runs when a process starts', async () => {
  let runs = 0;
  const job = defineJob('test.at-start', { atStart: true }, async () => {
    runs += 1;
  });
  const jobs = await platform.startJobs([job]);
  await expect.poll(() => runs).toBe(1);
  await jobs.stop();
});

test('a job is dead, and visible, when its retries are used up or pointless', async () => {
  const attempts: string[] = [];
  const tired = defineJob('test.tired', { on: happened, retries: 0 }, async () => {
    attempts.push('tired');
    throw new Error('never works');
  });
  const pointless = defineJob('test.pointless', { on: happened }, async () => {
    attempts.push('pointless');
    throw new PermanentFailure('no such address');
  });
  const jobs = await platform.startJobs([tired, pointless]);
  await announceOne();
  const dead = { queued: 0, active: 0, failed: 1 };
  await expect
    .poll(() => jobs.counts())
    .toMatchObject({ 'test.tired': dead, 'test.pointless': dead });
  expect(attempts.toSorted()).toEqual(['pointless', 'tired']);
  await jobs.stop();
});

test('an attempt that takes too long has failed and is told so', async () => {
  const attempts: Array<{ number: number; signal: AbortSignal }> = [];
  const job = defineJob(
    'test.slow',
    { on: happened, timeoutSeconds: 1, firstRetrySeconds: 1 },
    async (_services, _payload, attempt) => {
      attempts.push(attempt);
      if (attempt.number === 1) await new Promise(() => {});
    },
  );
  const jobs = await platform.startJobs([job]);
  await announceOne();
  await expect.poll(() => attempts.map(({ number }) => number)).toEqual([1, 2]);
  await expect.poll(() => attempts[0]?.signal.aborted).toBe(true);
  await jobs.stop();
});

test('the job of a killed worker is given to another one', async () => {
  const program = fileURLToPath(new URL('../testing/dying-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, 'work', platform.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await announceOne();
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  // As if the lease had expired since the last heartbeat.
  await platform.pool.query(
    `UPDATE jobs.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'`,
  );
  const numbers: number[] = [];
  const job = defineJob('test.counted', { on: happened }, async (_services, { n }, attempt) => {
    numbers.push(n, attempt.number);
  });
  const jobs = await platform.startJobs([job]);
  await expect.poll(() => numbers).toEqual([9, 2]);
  await jobs.stop();
});

test('stopping waits for the running job to end', async () => {
  const log: string[] = [];
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const job = defineJob('test.drained', { on: happened }, async () => {
    log.push('begun');
    begun.resolve();
    await mayEnd.promise;
    log.push('ended');
  });
  const jobs = await platform.startJobs([job]);
  await announceOne();
  await begun.promise;
  const stopped = jobs.stop().then(() => log.push('stopped'));
  mayEnd.resolve();
  await stopped;
  expect(log).toEqual(['begun', 'ended', 'stopped']);
});

test('a backlog is worked off without waiting between the jobs', async () => {
  let done = 0;
  const job = defineJob('test.backlog', { on: happened }, async () => {
    done += 1;
  });
  for (let n = 0; n < 50; n += 1) await announceOne();
  const jobs = await platform.startJobs([job], { pollSeconds: 600 });
  await expect.poll(() => done).toBe(50);
  await jobs.stop();
});

test('after every connection was cut, jobs go on by themselves', async () => {
  let done = 0;
  const job = defineJob('test.resumed', { on: happened }, async () => {
    done += 1;
  });
  const jobs = await platform.startJobs([job]);
  await platform.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await announceOne();
  await expect.poll(() => done).toBe(1);
  await jobs.stop();
});

test('the sweeper is scheduled and removes only what is over', async () => {
  const { clock, pool, services } = platform;
  const jobs = await platform.startJobs([sweepJob]);
  const { rows: schedules } = await pool.query('SELECT name, cron FROM jobs.schedule');
  expect(schedules).toEqual([{ name: 'platform.sweep', cron: '*/10 * * * *' }]);
  await jobs.stop();

  const accountId = await platform.createAccount();
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  for (const [id, expires] of [[1, hoursAgo(1)] as const, [2, hoursAgo(-1)] as const]) {
    await pool.query(
      `INSERT INTO session (id, account_id, token_hash, user_agent, ip, created_at, last_used_at, expires_at)
       VALUES ($1, $2, $4, '', '', $3, $3, $3)`,
      [id, accountId, expires, randomBytes(32)],
    );
  }
  await pool.query(
    `INSERT INTO realtime_overflow (body, created_at) VALUES ('{}', now() - interval '1 hour'), ('{}', now())`,
  );
  await sweepJob.run(services, {}, { jobId: '', number: 1, signal: new AbortController().signal });
  expect((await pool.query('SELECT id FROM session')).rows).toEqual([{ id: '2' }]);
  expect((await pool.query('SELECT FROM realtime_overflow')).rowCount).toBe(1);
});

const none = { queued: 0, active: 0, failed: 0 };

function announceOne(): Promise<void> {
  return platform.db.transaction((tx) => announce(tx, happened, { n: 9 }));
}
