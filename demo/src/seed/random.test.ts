import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

const draw = (name: string) => {
  const random = randomOf(name);
  return Array.from({ length: 20 }, () => random.next());
};

test('a name always gives the same stream, another name another one', () => {
  expect(draw('campo')).toEqual(draw('campo'));
  expect(draw('campo')).not.toEqual(draw('campa'));
});

test('a stream of its own does not move its parent', () => {
  const alone = randomOf('quadra');
  const parent = randomOf('quadra');
  const child = parent.stream('rede');
  for (let index = 0; index < 9; index++) child.next();
  expect(parent.next()).toBe(alone.next());
});

test('numbers stay within their bounds and reach both ends', () => {
  const random = randomOf('dados');
  const rolls = Array.from({ length: 2000 }, () => random.whole(1, 6));
  expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(random.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
});
