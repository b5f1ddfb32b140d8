import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openMediaOperator } from '../accounts/operator.ts';
import type { MediaServices } from '../services.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { defineJob, JobStopped } from './job-kind.ts';
import type { NewJob } from './queries.ts';
import { createJobs, type Jobs } from './runner.ts';

let media: RunningMedia;
let other: string;
beforeAll(async () => {
  media = await startMedia();
  await media.stop();
  const operator = await openMediaOperator(media.pool);
  other = (await operator.createAccount('outra', null))?.id ?? '';
});
afterAll(() => media.close());
beforeEach(() => media.pool.query('DELETE FROM media.job'));

const QUEUES = ['slow', 'quick'] as const;

/** Adds jobs before anybody takes one, then has them run, and gives their names in that order. */
async function run(added: (Omit<NewJob, 'type' | 'task'> & { name: string })[]): Promise<string[]> {
  const order: string[] = [];
  const kinds = QUEUES.map((queue) =>
    defineJob({
      ...{ type: 'ProcessVideoJob', queue, task: z.object({ name: z.string() }) },
      async run(_services, { name }) {
        order.push(name);
      },
    }),
  );
  const log = { info() {}, warn() {}, error() {} };
  const services = { pool: media.pool, log } as unknown as MediaServices;
  const jobs: Jobs = createJobs(() => services, kinds, { pollMs: 10 });
  for (const { name, ...job } of added) {
    await jobs.add(media.pool, { type: 'ProcessVideoJob', task: { name }, queue: 'slow', ...job });
  }
  jobs.start();
  while (order.length < added.length) await new Promise((resolve) => setTimeout(resolve, 5));
  await jobs.stop();
  return order;
}

it('an account with many jobs leaves every other turn to one with few', async () => {
  const lanes = ['/a', '/b', '/c', '/d', '/e', '/f'];
  const many = lanes.map((lane) => ({ name: `many${lane}`, accountId: media.accountId, lane }));
  const few = ['/x', '/y'].map((lane) => ({ name: `few${lane}`, accountId: other, lane }));
  expect(await run([...many, ...few])).toEqual([
    ...['many/a', 'few/x', 'many/b', 'few/y', 'many/c', 'many/d', 'many/e', 'many/f'],
  ]);
});

it('within an account what is urgent goes first, then lanes take turns', async () => {
  const { accountId } = media;
  const add = (name: string, lane: string, urgency: number) => ({ name, accountId, lane, urgency });
  expect(
    await run([
      ...[add('a1', '/a', 1), add('a2', '/a', 1), add('a3', '/a', 1), add('b1', '/b', 1)],
      ...[add('b0', '/b', 0), add('a0', '/a', 0)],
    ]),
  ).toEqual(['b0', 'a0', 'b1', 'a1', 'a2', 'a3']);
});

it('a queue does not wait for another', async () => {
  const { accountId } = media;
  const slow = ['1', '2', '3'].map((name) => ({ name, accountId, lane: '/a' }));
  const order = await run([...slow, { name: 'quick', accountId, lane: '/a', queue: 'quick' }]);
  expect(order.indexOf('quick')).toBeLessThan(2);
});

it('a job that lets others go first goes on when it is its turn again', async () => {
  const order: string[] = [];
  const kind = defineJob({
    ...{
      type: 'ProcessVideoJob',
      queue: 'slow',
      attempts: 1,
      task: z.object({ name: z.string() }),
    },
    async run(_services, { name }) {
      order.push(name);
      if (order.filter((each) => each === name).length < 3) throw new JobStopped('yield');
    },
  });
  const log = { info() {}, warn() {}, error() {} };
  const services = { pool: media.pool, log } as unknown as MediaServices;
  const jobs = createJobs(() => services, [kind], { pollMs: 10 });
  const { accountId } = media;
  for (const name of ['a', 'b']) {
    const job = { accountId, type: 'ProcessVideoJob', task: { name }, queue: 'slow' } as const;
    await jobs.add(media.pool, { ...job, lane: `/${name}` });
  }
  jobs.start();
  while (order.length < 6) await new Promise((resolve) => setTimeout(resolve, 5));
  await jobs.stop();
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});
