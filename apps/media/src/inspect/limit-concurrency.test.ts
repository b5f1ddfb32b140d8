import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('so many at once, in their order, also after failures', async () => {
  const turn = limitConcurrency(2);
  const order: number[] = [];
  let now = 0;
  let most = 0;
  const works = Array.from({ length: 7 }, (_each, n) =>
    turn(async () => {
      now += 1;
      most = Math.max(most, now);
      order.push(n);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      if (n % 2 === 0) throw new Error('even');
      return n;
    }),
  );
  const ends = await Promise.allSettled(works);
  expect(ends.map(({ status }) => status[0]).join('')).toBe('rfrfrfr');
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4, 5, 6]]);
});
