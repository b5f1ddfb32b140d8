import { expect, test } from 'vitest';
import { monthAfter, monthName, readMonth, todayInBrazil } from './months.ts';

test('today is the day in Brasília', () => {
  expect(todayInBrazil(new Date('2026-03-18T01:00:00Z'))).toBe('2026-03-17');
  expect(todayInBrazil(new Date('2026-03-18T04:00:00Z'))).toBe('2026-03-18');
});

test('months follow each other over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthName('2026-03')).toBe('março de 2026');
});

test('a wrong month in the address is this one', () => {
  expect(readMonth('2026-13', '2026-03-18')).toBe('2026-03');
  expect(readMonth('2027-11', '2026-03-18')).toBe('2027-11');
  expect(readMonth(null, '2026-03-18')).toBe('2026-03');
});
