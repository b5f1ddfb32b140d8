import { describe, expect, test } from 'vitest';
import { birthdayAt, dateInBrazil, isYoungerThan } from './age.ts';

describe('the day in Brasília', () => {
  test.each([
    ['2026-03-11T02:59:59Z', '2026-03-10'],
    ['2026-03-11T03:00:00Z', '2026-03-11'],
    ['2027-01-01T01:00:00Z', '2026-12-31'],
  ])('at %s it is %s', (now, day) => {
    expect(dateInBrazil(new Date(now))).toBe(day);
  });
});

describe('an age', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  test.each([
    ['2010-03-09', false],
    ['2010-03-10', false],
    ['2010-03-11', true],
    ['2026-03-10', true],
  ])('born on %s, under sixteen: %s', (born, under) => {
    expect(isYoungerThan(16, born, now)).toBe(under);
  });

  test('is reached at midnight in Brasília, not in Greenwich', () => {
    expect(isYoungerThan(16, '2010-03-11', new Date('2026-03-11T02:59:59Z'))).toBe(true);
    expect(isYoungerThan(16, '2010-03-11', new Date('2026-03-11T03:00:00Z'))).toBe(false);
  });

  test('of someone born on 29 February is reached on that day, or on 1 March', () => {
    expect(birthdayAt('2012-02-29', 16)).toBe('2028-02-29');
    expect(birthdayAt('2012-02-29', 18)).toBe('2030-03-01');
  });
});
