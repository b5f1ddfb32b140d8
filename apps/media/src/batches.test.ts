import { expect, it } from 'vitest';
import { createBatches } from './batches.ts';

function record() {
  const runs: { items: readonly string[]; end(): void }[] = [];
  const add = createBatches<string>((items) => new Promise((end) => runs.push({ items, end })), 3);
  return { runs, add, items: () => runs.map((run) => run.items) };
}

it('what comes at once goes together, and so does what comes while others are under way', async () => {
  const { runs, add, items } = record();
  for (const item of ['a', 'b']) add(item);
  await expect.poll(items).toEqual([['a', 'b']]);
  for (const item of ['c', 'd', 'e', 'f']) add(item);
  runs[0]?.end();
  await expect.poll(items).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  runs[1]?.end();
  await expect.poll(items).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']]);
});

it('those that are held up do not hold up the others, but there is an end to that', async () => {
  const { add, items } = record();
  for (const item of ['a', 'b', 'c', 'd', 'e']) {
    add(item);
    // Its turn comes after a while, if at all.
    if (item !== 'e') await expect.poll(() => items().flat()).toContain(item);
  }
  expect(items()).toEqual([['a'], ['b'], ['c'], ['d']]);
});
