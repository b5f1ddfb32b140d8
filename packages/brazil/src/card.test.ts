import { expect, it } from 'vitest';
import { cardBrandOf, isCardNumber } from './card.ts';

it.each([
  ['4111 1111 1111 1111', 'visa'],
  ['5555 5555 5555 4444', 'mastercard'],
  ['2223 0031 2200 3222', 'mastercard'],
  ['6362 9700 0045 7013', 'elo'],
  ['5067 2600 0000 0000', 'elo'],
  ['3782 822463 10005', 'amex'],
  ['6062 8288 8866 6688', 'hipercard'],
  ['9999', null],
])('%s is of %s', (number, brand) => {
  expect(cardBrandOf(number)).toBe(brand);
});

it('knows a card by its check digit', () => {
  for (const number of ['4111111111111111', '5555-5555-5555-4444', '3782 822463 10005']) {
    expect(isCardNumber(number), number).toBe(true);
  }
  for (const number of ['4111111111111112', '0', '4111a11111111111', '0'.repeat(12)]) {
    expect(isCardNumber(number), number).toBe(false);
  }
});
