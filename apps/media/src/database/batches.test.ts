import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatches } from './batches.ts';

// Time goes on when told to: on a busy machine patience would end between two looks.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Ends, and what begins after them. */
async function settled(): Promise<void> {
  await turn();
  await turn();
}

function record() {
  const runs: { items: readonly string[]; end(): void }[] = [];
  const add = createBatches<string>((items) => new Promise((end) => runs.push({ items, end })), 3);
  return { runs, add, items: () => runs.map((run) => run.items) };
}

it('what comes at once goes together, and so does what comes while others are under way', async () => {
  const { runs, add, items } = record();
  for (const item of ['a', 'b']) add(item);
  await settled();
  expect(items()).toEqual([['a', 'b']]);
  for (const item of ['c', 'd', 'e', 'f']) add(item);
  runs[0]?.end();
  await settled();
  expect(items()).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  runs[1]?.end();
  await settled();
  expect(items()).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']]);
});

it('those that are held up do not hold up the others, but there is an end to that', async () => {
  const { add, items } = record();
  for (const item of ['a', 'b', 'c', 'd', 'e']) {
    add(item);
    vi.advanceTimersByTime(50);
    await settled();
  }
  expect(items()).toEqual([['a'], ['b'], ['c'], ['d']]);
});
