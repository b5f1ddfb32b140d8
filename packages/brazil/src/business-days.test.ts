import { expect, test } from 'vitest';
import { addBusinessDays, addDays, holidaysOf, isBusinessDay } from './business-days.ts';

// Published calendars: carnival Monday and Tuesday, Good Friday, Corpus Christi.
test.each([
  [2024, ['2024-02-12', '2024-02-13', '2024-03-29', '2024-05-30']],
  [2025, ['2025-03-03', '2025-03-04', '2025-04-18', '2025-06-19']],
  [2026, ['2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04']],
  [2027, ['2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27']],
  [2038, ['2038-03-08', '2038-03-09', '2038-04-23', '2038-06-24']],
])('the movable holidays of %d', (year, movable) => {
  const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
  expect([...holidaysOf(year)].toSorted()).toEqual(
    [...fixed.map((day) => `${year}-${day}`), ...movable].toSorted(),
  );
});

test('20 November counts since 2024', () => {
  expect(isBusinessDay('2023-11-20')).toBe(true);
  expect(isBusinessDay('2026-11-20')).toBe(false);
});

test('weekends and holidays do not count, nor does the day itself', () => {
  expect(addBusinessDays('2026-11-13', 1)).toBe('2026-11-16');
  expect(addBusinessDays('2026-11-13', 5)).toBe('2026-11-23');
  expect(addBusinessDays('2026-12-24', 1)).toBe('2026-12-28');
  expect(addBusinessDays('2026-12-31', 1)).toBe('2027-01-04');
  expect(addBusinessDays('2026-02-13', 1)).toBe('2026-02-18');
  expect(addBusinessDays('2026-03-10', 0)).toBe('2026-03-10');
});

test('days pass over months and years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
