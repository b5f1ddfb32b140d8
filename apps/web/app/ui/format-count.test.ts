import { describe, expect, it } from 'vitest';
import { formatCount, formatExactCount } from './format-count.ts';

describe('a short count', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1 mil'],
    [1049, '1 mil'],
    [1234, '1,2 mil'],
    [1999, '1,9 mil'],
    [12_431, '12,4 mil'],
    [99_999, '99,9 mil'],
    [128_900, '128 mil'],
    [999_999, '999 mil'],
    [1_000_000, '1 mi'],
    [3_456_789, '3,4 mi'],
    [2_100_000_000, '2,1 bi'],
  ])('writes %d as %s', (value, text) => {
    expect(formatCount(value)).toBe(text.replace(' ', '\u00A0'));
  });

  it('has nothing below zero', () => {
    expect(formatCount(-3)).toBe('0');
  });

  it('never promises more than there is', () => {
    const units: Record<string, number> = { mil: 1e3, mi: 1e6, bi: 1e9 };
    for (let value = 1; value < 5e9; value = Math.ceil(value * 1.37)) {
      const [figure = '', unit = ''] = formatCount(value).split('\u00A0');
      const shown = Math.round(Number(figure.replace(',', '.')) * 10) * ((units[unit] ?? 1) / 10);
      expect(shown).toBeLessThanOrEqual(value);
      expect(shown).toBeGreaterThan(value * 0.9);
    }
  });
});

describe('an exact count', () => {
  it('sets a point between thousands', () => {
    expect([12, 1234, 12_431, 1_234_567].map(formatExactCount)).toEqual([
      '12',
      '1.234',
      '12.431',
      '1.234.567',
    ]);
  });
});
