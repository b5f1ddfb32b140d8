import { expect, it } from 'vitest';
import { cardName } from './card-name.ts';

it('a card is named by its brand and last digits', () => {
  expect(cardName({ brand: 'master', lastDigits: '4444' })).toBe('cartão Mastercard final 4444');
  expect(cardName({ brand: 'cabal', lastDigits: '0001' })).toBe('cartão cabal final 0001');
});
