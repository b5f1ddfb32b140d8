import { expect, test } from 'vitest';
import { step } from './fill-step.ts';

test('a step reports its beginning, each item and its end', async () => {
  const reported: [string, number, number][] = [];
  const progress = (...report: [string, number, number]) => reported.push(report);
  await step({ progress }, 'Curtindo', ['a', 'b'], 1, async () => {});
  expect(reported).toEqual([
    ['Curtindo', 0, 2],
    ['Curtindo', 1, 2],
    ['Curtindo', 2, 2],
  ]);
});
