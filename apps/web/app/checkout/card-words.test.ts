import { expect, test } from 'vitest';
import { brandName, codeLengthOf, readExpiry } from './card-words.ts';

test('a brand shows while the number is typed, and says how long the code is', () => {
  expect(brandName('4')).toBe('Visa');
  expect(brandName('9')).toBeNull();
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
