import { expect, test } from 'vitest';
import { freightDeadline, freightPrice } from './freight-words.ts';

test('a deadline names its business days and the day itself, wherever the reader is', () => {
  expect(freightDeadline({ businessDays: 5, arrivesBy: '2026-11-24' })).toBe(
    'em até 5 dias úteis, até ter., 24 de nov.',
  );
  expect(freightDeadline({ businessDays: 1, arrivesBy: '2026-12-01' })).toBe(
    'em até 1 dia útil, até ter., 1 de dez.',
  );
});

test('freight that costs nothing says so', () => {
  expect(freightPrice(0)).toBe('Grátis');
  expect(freightPrice(1990)).toBe('R$\u00A019,90');
});
