import { expect, test } from 'vitest';
import { datesOf } from './repetition.ts';

const days = (dates: string[]) => dates.map((date) => date.slice(0, 10));

test('every week, and every second week', () => {
  const rule = { every: 'week', interval: 1, count: 3 } as const;
  expect(datesOf('2026-03-18T19:30', rule, '2030-01-01')).toEqual([
    '2026-03-18T19:30',
    '2026-03-25T19:30',
    '2026-04-01T19:30',
  ]);
  const second = { every: 'week', interval: 2, until: '2026-04-15' } as const;
  expect(days(datesOf('2026-03-18T19:30', second, '2030-01-01'))).toEqual([
    ...['2026-03-18', '2026-04-01', '2026-04-15'],
  ]);
});

test('on the 31st: months without it are skipped, and do not count', () => {
  const rule = { every: 'month-day', interval: 1, count: 4 } as const;
  expect(days(datesOf('2026-01-31T08:00', rule, '2030-01-01'))).toEqual([
    ...['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
  ]);
  const leap = { every: 'month-day', interval: 12, count: 2 } as const;
  expect(days(datesOf('2028-02-29T08:00', leap, '2040-01-01'))).toEqual([
    ...['2028-02-29', '2032-02-29'],
  ]);
});

test('on the second Saturday, and on the last Tuesday', () => {
  const rule = { every: 'month-weekday', interval: 1, count: 4 } as const;
  expect(days(datesOf('2026-03-14T08:00', rule, '2030-01-01'))).toEqual([
    ...['2026-03-14', '2026-04-11', '2026-05-09', '2026-06-13'],
  ]);
  expect(days(datesOf('2026-03-31T08:00', rule, '2030-01-01'))).toEqual([
    ...['2026-03-31', '2026-04-28', '2026-05-26', '2026-06-30'],
  ]);
  expect(days(datesOf('2026-12-12T08:00', rule, '2027-02-28'))).toEqual([
    ...['2026-12-12', '2027-01-09', '2027-02-13'],
  ]);
});

test('as far as it is asked for; without a rule once', () => {
  const rule = { every: 'week', interval: 1 } as const;
  expect(datesOf('2026-03-18T19:30', rule, '2026-03-25')).toHaveLength(2);
  expect(datesOf('2026-03-18T19:30', null, '2026-01-01')).toEqual(['2026-03-18T19:30']);
});
