export const cardBrands = ['visa', 'mastercard', 'elo', 'amex', 'hipercard'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Before Visa and Mastercard, whose ranges contain some of Elo's and Hipercard's. */
const RANGES: readonly [CardBrand, RegExp][] = [
  [
    'elo',
    /^(4011(78|79)|43(1274|8935)|45(1416|7393|763[12])|504175|5067|50(66(99|[7-9]\d)|900\d)|627780|63(6297|6368)|650(03|04|05[01]|4|5[0-3]|7|9)|6516[5-7]|6550)/,
  ],
  ['hipercard', /^(606282|3841)/],
  ['amex', /^3[47]/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
];

/** By the first digits; six are usually enough. */
export function cardBrandOf(number: string): CardBrand | null {
  const digits = number.replace(/\D/g, '');
  return RANGES.find(([, range]) => range.test(digits))?.[0] ?? null;
}

/** Whether the digits are those of a card: length and the check digit of Luhn. */
export function isCardNumber(number: string): boolean {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
