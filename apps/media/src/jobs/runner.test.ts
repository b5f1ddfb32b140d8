import { MediaError } from '@arquiba/media-contract/errors';
import type { JobType } from '@arquiba/media-contract/provider-jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { MediaServices } from '../services.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { defineJob, type JobRun } from './job-kind.ts';
import { type ClaimedJob, cancelJobRow } from './queries.ts';
import { createJobs, type Jobs, type JobTimes } from './runner.ts';

let media: RunningMedia;
beforeAll(async () => {
  media = await startMedia();
  // The runners of these tests have their own kinds; the service's own would not know them.
  await media.stop();
});
afterAll(() => media.close());
beforeEach(() => media.pool.query('DELETE FROM media.job'));

const runners: Jobs[] = [];
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

type Handler = (task: { name: string }, job: JobRun) => Promise<void>;

interface Options extends Partial<JobTimes> {
  concurrency?: number;
  attempts?: number;
  type?: JobType;
}

/** A process of its own, as far as jobs are concerned. */
function process(handler: Handler, options: Options = {}): Jobs {
  const { concurrency = 1, attempts = 3, type = 'ProcessVideoJob', ...times } = options;
  const kind = defineJob({
    ...{ type, concurrency, attempts },
    task: z.object({ name: z.string() }),
    run: (_services, task, job) => handler(task, job),
  });
  const log = { info() {}, warn() {}, error() {} };
  const services = { pool: media.pool, log } as unknown as MediaServices;
  const jobs = createJobs(() => services, [kind], { leaseMs: 400, pollMs: 20, ...times });
  runners.push(jobs);
  return jobs;
}

function add(jobs: Jobs, name: string, type: JobType = 'ProcessVideoJob'): Promise<string> {
  return jobs.add(media.pool, { accountId: media.accountId, type, task: { name } });
}

async function row(id: string): Promise<ClaimedJob> {
  const { rows } = await media.pool.query(
    'SELECT status, summary, checkpoint, error, attempts, lease FROM media.job WHERE id = $1',
    [id],
  );
  return rows[0];
}

async function until(id: string, status: string): Promise<ClaimedJob> {
  for (;;) {
    const job = await row(id);
    if (job.status === status) return job;
    await pause(10);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const forever = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('killed by the signal')));
  });

describe('a job', () => {
  it('is run once, by one of several processes, with its task', async () => {
    const seen: string[] = [];
    const handler: Handler = async ({ name }) => {
      await pause(5);
      seen.push(name);
    };
    const all = [process(handler), process(handler), process(handler)];
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_each, at) => add(all[0] as Jobs, `${at}`)),
    );
    for (const jobs of all) jobs.start();
    for (const id of ids) expect(await until(id, 'Succeeded')).toMatchObject({ attempts: 1 });
    expect(seen.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      ids.map((_id, at) => `${at}`),
    );
  });

  it('has only so many beside it as its kind allows', async () => {
    let running = 0;
    let most = 0;
    const jobs = process(
      async () => {
        running += 1;
        most = Math.max(most, running);
        await pause(30);
        running -= 1;
      },
      { concurrency: 2 },
    );
    const ids = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => add(jobs, name)));
    jobs.start();
    for (const id of ids) await until(id, 'Succeeded');
    expect(most).toBe(2);
  });

  it('keeps its lease for as long as it takes', async () => {
    const other = process(async () => {
      throw new Error('taken from one who works');
    });
    const jobs = process(() => pause(2500) as Promise<void>, { leaseMs: 1000 });
    const id = await add(jobs, 'long');
    jobs.start();
    await until(id, 'Running');
    other.start();
    expect(await until(id, 'Succeeded')).toMatchObject({ attempts: 1 });
  });

  it('goes on from its last note when the process that had it gives no sign of life', async () => {
    const id = await add(
      process(async () => {}),
      'left',
    );
    // As a process leaves it that was killed in the middle.
    await media.pool.query(
      `UPDATE media.job SET status = 'Running', lease = 'dead', attempts = 1, checkpoint = '{"at":7}',
        summary = '{"done":7}', leased_until = now() + interval '1 hour' WHERE id = $1`,
      [id],
    );
    const seen: unknown[] = [];
    const jobs = process(async (_task, job) => {
      seen.push(job.checkpoint, job.summary);
      await job.note(media.pool, { summary: { done: 9 }, checkpoint: { at: 9 } });
    });
    jobs.start();
    await pause(100);
    expect(seen).toEqual([]);
    await media.pool.query('UPDATE media.job SET leased_until = now() WHERE id = $1', [id]);
    expect(await until(id, 'Succeeded')).toMatchObject({ summary: { done: 9 } });
    expect(seen).toEqual([{ at: 7 }, { done: 7 }]);
  });

  it('that was taken over undoes what the slow one still does', async () => {
    const jobs = process(async (_task, job) => {
      await media.pool.query(`UPDATE media.job SET lease = 'another' WHERE id = $1`, [job.id]);
      await job.note(media.pool, { summary: { from: 'the slow one' } });
    });
    const id = await add(jobs, 'stolen');
    jobs.start();
    await until(id, 'Running');
    for (;;) {
      if (((await row(id)) as unknown as { lease: string }).lease === 'another') break;
      await pause(10);
    }
    await jobs.stop();
    const left = await row(id);
    expect([left.status, left.summary, left.error]).toEqual(['Running', {}, null]);
  });

  it('is tried again after an unexpected failure, and given up in the end', async () => {
    let runs = 0;
    const jobs = process(
      async () => {
        runs += 1;
        throw new Error('the disk smokes');
      },
      { attempts: 2 },
    );
    const id = await add(jobs, 'bad');
    jobs.start();
    await until(id, 'Pending');
    await media.pool.query('UPDATE media.job SET leased_until = now() WHERE id = $1', [id]);
    const { error } = await until(id, 'Failed');
    expect(error).toMatchObject({ code: 'unexpected', message: expect.stringContaining('errado') });
    expect(JSON.stringify(error)).not.toContain('smokes');
    expect(runs).toBe(2);
  });

  it('whose processes keep dying is given up, and says so', async () => {
    const jobs = process(async () => {}, { attempts: 2 });
    const id = await add(jobs, 'deadly');
    await media.pool.query(
      `UPDATE media.job SET status = 'Running', lease = 'dead', attempts = 2,
        leased_until = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    jobs.start();
    expect(await until(id, 'Failed')).toMatchObject({ error: { code: 'job_interrupted' } });
  });

  it('that cannot be done has failed at once, for the reason given', async () => {
    const jobs = process(async () => {
      throw new MediaError('not_found', { details: { path: '/x' } });
    });
    const id = await add(jobs, 'no');
    jobs.start();
    expect(await until(id, 'Failed')).toMatchObject({
      attempts: 1,
      error: { code: 'not_found', details: { path: '/x' }, timestamp: expect.any(String) },
    });
  });
});

describe('an end from outside', () => {
  it('cancelled here: the signal says so at once', async () => {
    const jobs = process((_task, job) => forever(job.signal), { leaseMs: 600_000 });
    const id = await add(jobs, 'here');
    jobs.start();
    await until(id, 'Running');
    await cancelJobRow(media.pool, media.accountId, id);
    jobs.cancel(id);
    expect(await until(id, 'Cancelled')).toMatchObject({ error: null });
  });

  it('cancelled by another process: heard at the next renewal', async () => {
    const jobs = process((_task, job) => forever(job.signal));
    const id = await add(jobs, 'there');
    jobs.start();
    await until(id, 'Running');
    await cancelJobRow(media.pool, media.accountId, id);
    expect(['Cancelling', 'Cancelled']).toContain((await row(id)).status);
    await until(id, 'Cancelled');
  });

  it('cancelled before it began: never begins', async () => {
    const seen: string[] = [];
    const jobs = process(async ({ name }) => void seen.push(name));
    const id = await add(jobs, 'not yet');
    await cancelJobRow(media.pool, media.accountId, id);
    const next = await add(jobs, 'next');
    jobs.start();
    await until(next, 'Succeeded');
    expect(seen).toEqual(['next']);
    expect((await row(id)).status).toBe('Cancelled');
  });

  it('cancelled after its process died: cancelled, not run again', async () => {
    const jobs = process(async () => {
      throw new Error('it ran');
    });
    const id = await add(jobs, 'orphan');
    await media.pool.query(
      `UPDATE media.job SET status = 'Cancelling', lease = 'dead',
        leased_until = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    jobs.start();
    await until(id, 'Cancelled');
  });

  it('cancelled too late: done is done', async () => {
    const jobs = process(async (_task, job) => {
      await cancelJobRow(media.pool, media.accountId, job.id);
    });
    const id = await add(jobs, 'late');
    jobs.start();
    await until(id, 'Succeeded');
  });

  it('the process stops: another goes on, and it does not count', async () => {
    const first = process((_task, job) => forever(job.signal));
    const id = await add(first, 'moved');
    first.start();
    await until(id, 'Running');
    await first.stop();
    expect(await row(id)).toMatchObject({ status: 'Pending', attempts: 0 });
    process(async () => {}).start();
    expect(await until(id, 'Succeeded')).toMatchObject({ attempts: 1 });
  });
});

it('forgets jobs that ended a month ago', async () => {
  const jobs = process(async () => {});
  const [old, young] = [await add(jobs, 'old'), await add(jobs, 'young')];
  await media.pool.query(
    `UPDATE media.job SET status = 'Succeeded',
      updated_at = now() - CASE id WHEN $1 THEN interval '31 days' ELSE interval '29 days' END`,
    [old],
  );
  jobs.start();
  for (;;) {
    const { rows } = await media.pool.query('SELECT id FROM media.job');
    if (rows.length === 1) break;
    await pause(10);
  }
  expect(await row(young)).toMatchObject({ status: 'Succeeded' });
});
