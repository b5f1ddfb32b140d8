import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUf, stateNames } from './uf.ts';

describe('UF', () => {
  test('there are 27, each with a name of its own', () => {
    expect(Object.keys(stateNames)).toHaveLength(27);
    expect(new Set(Object.values(stateNames)).size).toBe(27);
    for (const uf of Object.keys(stateNames)) expect(uf).toMatch(/^[A-Z]{2}$/);
  });

  test.each([
    ['SC', 'SC'],
    [' sc ', 'SC'],
    ['sP', 'SP'],
  ])('%j is %s', (written, uf) => {
    expect(parseUf(written)).toBe(uf);
  });

  test.each(['', 'XX', 'S', 'SPX', 'São Paulo', '__proto__', 'toString', 'ＳＰ'])(
    'refuses %j',
    (written) => {
      expect(parseUf(written)).toBeNull();
    },
  );

  test('never throws and gives only states', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Object.keys(stateNames)).toContain(parseUf(text) ?? 'SP');
      }),
    );
  });
});
