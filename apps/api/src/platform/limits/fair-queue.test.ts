import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A queue whose tasks end when they are told to; `done` lists them in the order in which they ran. */
function openQueue(most = 100) {
  const queue = new FairQueue({ places: 1, mostWaiting: () => most });
  const done: string[] = [];
  const ends: (() => void)[] = [];
  return {
    done,
    add: (caller: string, name = caller) =>
      queue
        .run(caller, () => new Promise<void>((resolve) => ends.push(resolve)))
        .then(
          () => void done.push(name),
          (error) => void done.push(`${name} ${error.code} ${error.retryAfterSeconds}`),
        ),
    /** Ends what runs. */
    async end() {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test('callers take turns, however many tasks each has', async () => {
  const { add, end, done } = openQueue();
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b'), add('c')];
  for (const _ of all) await end();
  await Promise.all(all);
  expect(done).toEqual(['a1', 'a2', 'b', 'c', 'a3']);
});

test('a full queue refuses the last task of the caller with the most, or the new one', async () => {
  const { add, end, done } = openQueue(3);
  const all = ['a0', 'a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
  await new Promise(setImmediate);
  expect(done).toEqual(['a4 unavailable 2']);
  all.push(add('b'), add('c'), add('d'));
  await new Promise(setImmediate);
  expect(done.slice(1)).toEqual(['a3 unavailable 2', 'a2 unavailable 2', 'd unavailable 2']);
  while (done.length < all.length) await end();
  expect(done.slice(4)).toEqual(['a0', 'a1', 'b', 'c']);
});

test('work that fails frees its place', async () => {
  const queue = new FairQueue({ places: 1, mostWaiting: () => 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', async () => 1)).toBe(1);
});
