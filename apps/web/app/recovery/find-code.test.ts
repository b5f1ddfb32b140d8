import { expect, test } from 'vitest';
import { findCode } from './find-code.ts';

test.each([
  ['K7QP3MXW', 'K7QP3MXW'],
  ['  k7qp-3mxw \n', 'K7QP3MXW'],
  ['K7QP 3MXW', 'K7QP3MXW'],
  ['K 7 Q P 3 M X W', 'K7QP3MXW'],
  ['Olá, Lia. Digite este código:\n\n    K7QP3MXW\n\nEle vale até 14:32.', 'K7QP3MXW'],
  ['código:K7QP3MXW.', 'K7QP3MXW'],
])('%j holds a code', (text, code) => {
  expect(findCode(text)).toBe(code);
});

test.each([
  '',
  'Sem código',
  'K7QP3MX',
  'K7QP3MXWZ',
  'apaixonados pelo esporte',
  '10 de março de 2026',
])('%j holds none', (text) => {
  expect(findCode(text)).toBeNull();
});
