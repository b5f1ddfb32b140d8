import { expect, test } from 'vitest';
import { brandOf, codeLengthOf, isCardNumber, readExpiry } from './card-number.ts';

test.each([
  ['4111 1111 1111 1111', 'Visa'],
  ['5555 5555 5555 4444', 'Mastercard'],
  ['2223 0031 2200 3222', 'Mastercard'],
  ['3782 822463 10005', 'American Express'],
  ['6062 8256 2425 4001', 'Hipercard'],
  ['6362 9700 0045 7013', 'Elo'],
  ['3056 9309 0259 04', 'Diners'],
])('%s is a number of %s', (number, brand) => {
  expect(brandOf(number)).toBe(brand);
  expect(isCardNumber(number)).toBe(true);
});

test('a digit too few, a wrong check digit and zeros are no card', () => {
  expect(isCardNumber('4111 1111 1111 111')).toBe(false);
  expect(isCardNumber('4111 1111 1111 1112')).toBe(false);
  expect(isCardNumber('0000 0000 0000 0000')).toBe(false);
  expect(isCardNumber('')).toBe(false);
});

test('a brand shows while the number is typed, and says how long the code is', () => {
  expect(brandOf('4')).toBe('Visa');
  expect(brandOf('9')).toBeNull();
  expect(codeLengthOf('37')).toBe(4);
  expect(codeLengthOf('4111')).toBe(3);
});

test('a card is good to the end of its month', () => {
  const november = new Date(2026, 10, 15);
  expect(readExpiry('11/26', november)).toEqual({ month: 11, year: 2026 });
  expect(readExpiry('01/2031', november)).toEqual({ month: 1, year: 2031 });
  for (const wrong of ['10/26', '13/30', '00/30', '1', '']) {
    expect(readExpiry(wrong, november)).toBeNull();
  }
});
