import { expect, it } from 'vitest';
import { placeIn, secondsOf } from './clock-time.ts';

it('reads a time as people write it', () => {
  const read = ['0:00', '2:09', '1:02:09', '9', '90', ' 12:30 '].map(secondsOf);
  expect(read).toEqual([0, 129, 3729, 9, 90, 750]);
  const wrong = ['', 'agora', '1:75', '1:75:00', '-1', '1,5', '1:2:3:4'].map(secondsOf);
  expect(wrong).toEqual(wrong.map(() => null));
});

it('takes a place from the address only where the recording has it', () => {
  const place = (t: string) => placeIn(new URLSearchParams({ t }), 60_000);
  expect([place('30'), place('59'), place('60'), place('x')]).toEqual([30, 59, null, null]);
});
