import { expect, test } from 'vitest';
import { parseBrl } from './parse-brl.ts';

test('an amount is read as people type it', () => {
  for (const [typed, cents] of [
    ['150', 150_00],
    ['150,5', 150_50],
    [' R$\u00a01.150,50 ', 1_150_50],
    ['0,05', 5],
    ['', null],
    ['10.50', null],
    ['-3', null],
    ['1,234', null],
  ] as const) {
    expect(parseBrl(typed), typed).toBe(cents);
  }
});
