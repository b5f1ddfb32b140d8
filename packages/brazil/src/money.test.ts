import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBrl, percentageOf } from './money.ts';

const NO_BREAK_SPACE = '\u00a0';

describe('money', () => {
  test('is written with a no-break space, points and a comma', () => {
    expect(formatBrl(123_450)).toBe(`R$${NO_BREAK_SPACE}1.234,50`);
    expect(formatBrl(0)).toBe(`R$${NO_BREAK_SPACE}0,00`);
    expect(formatBrl(5)).toBe(`R$${NO_BREAK_SPACE}0,05`);
    expect(formatBrl(100_000_000)).toBe(`R$${NO_BREAK_SPACE}1.000.000,00`);
  });

  test('is written as Brazil’s locale has it, to the cent', () => {
    const locale = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000_000 }), (cents) => {
        expect(formatBrl(cents)).toBe(locale.format(cents / 100));
      }),
    );
  });

  test('a percentage rounds half a cent up', () => {
    expect(percentageOf(10, 500)).toBe(1);
    expect(percentageOf(9, 500)).toBe(0);
    expect(percentageOf(1_005, 1_000)).toBe(101);
    expect(percentageOf(29_990, 750)).toBe(2_249);
  });

  test('a percentage is the nearest whole cent, halves upwards, whatever the size', () => {
    fc.assert(
      fc.property(fc.nat(900_000_000_000), fc.nat(10_000), (cents, basisPoints) => {
        const exact = (BigInt(cents) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n;
        expect(percentageOf(cents, basisPoints)).toBe(Number(exact));
      }),
    );
  });

  test.each([
    [-1, 500],
    [100, -500],
    [0.5, 1],
    [Number.NaN, 1],
    [Number.MAX_SAFE_INTEGER, 2],
  ])('refuses %d cents at %d', (cents, basisPoints) => {
    expect(() => percentageOf(cents, basisPoints)).toThrow(RangeError);
  });
});
