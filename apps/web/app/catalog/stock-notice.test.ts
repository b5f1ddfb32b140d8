import { expect, test } from 'vitest';
import { stockText } from './stock-notice.tsx';

test.each([
  [0, 'Esgotado nesta cor'],
  [1, 'Última unidade'],
  [3, 'Últimas 3 unidades'],
  [5, 'Últimas 5 unidades'],
  [6, 'Em estoque'],
])('with %i left: %s', (stock, text) => {
  expect(stockText(stock)).toBe(text);
});
