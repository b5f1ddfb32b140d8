/** The brands that buyers know, by the digits their numbers begin with; Elo shares ranges with Visa and others. */
const BRANDS: [name: string, begins: RegExp, lengths: number[]][] = [
  [
    'Elo',
    /^(401178|401179|431274|438935|451416|45739[3]|45763[12]|504175|5067|509\d|627780|636297|636368|650[0-9]|651[67]|655[0-2])/,
    [16],
  ],
  ['Hipercard', /^(606282|3841)/, [13, 16, 19]],
  ['American Express', /^3[47]/, [15]],
  ['Diners', /^(30[0-5]|36|38)/, [14]],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ['Visa', /^4/, [13, 16, 19]],
];

/** Whose card a number is of, also while it is being typed; null where nobody can tell. */
export function brandOf(written: string): string | null {
  const digits = digitsOf(written);
  return BRANDS.find(([, begins]) => begins.test(digits))?.[0] ?? null;
}

/** Whether a number can be that of a card: length and check digit. */
export function isCardNumber(written: string): boolean {
  const digits = digitsOf(written);
  const [, , lengths = OTHER] = BRANDS.find(([, begins]) => begins.test(digits)) ?? [];
  return lengths.includes(digits.length) && luhn(digits);
}

/** American Express prints four digits on the back of its hand, the others three. */
export function codeLengthOf(written: string): number {
  return brandOf(written) === 'American Express' ? 4 : 3;
}

/** Month and year of 'MM/AA'; null for what is no month, or has passed. */
export function readExpiry(written: string, now: Date): { month: number; year: number } | null {
  const [, month = 0, short = 0] = (
    /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(written) ?? []
  ).map(Number);
  const year = 2000 + short;
  if (month < 1 || month > 12) return null;
  // A card is good to the end of its month.
  const passed = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
  return passed ? null : { month, year };
}

export function digitsOf(written: string): string {
  return written.replace(/\D/g, '');
}

const OTHER = [13, 14, 15, 16, 17, 18, 19];

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && sum > 0;
}
