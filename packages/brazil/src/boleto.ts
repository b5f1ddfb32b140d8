export interface Boleto {
  /** Three digits. */
  bank: string;
  dueDate: string;
  cents: number;
  /** 25 digits, by which the bank knows its title. */
  free: string;
}

const DAY_MS = 24 * 60 * 60_000;
/** The due date factor ran out the day before, and started again at 1000. */
const RESTART = Date.UTC(2025, 1, 22);
const FIRST_FACTOR = 1000;
const LAST_FACTOR = 9999;
const MOST_CENTS = 9_999_999_999;

/** The 44 digits of the barcode. */
export function boletoBarcode({ bank, dueDate, cents, free }: Boleto): string {
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(free))
    throw new RangeError('Not a title of a bank');
  if (!Number.isInteger(cents) || cents < 0 || cents > MOST_CENTS) {
    throw new RangeError(`Not an amount: ${cents}`);
  }
  const rest = dueFactor(dueDate) + String(cents).padStart(10, '0') + free;
  return `${bank}9${checkDigit(`${bank}9${rest}`)}${rest}`;
}

/** The 47 digits that people type, from those of the barcode. */
export function boletoLine(barcode: string): string {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((field) => field + mod10(field)).join('') + barcode.slice(4, 19);
}

/** As it is printed: 00190.50095 40144.816069 06809.350314 3 37370000000100. */
export function formatBoletoLine(line: string): string {
  return line.replace(
    /^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/,
    '$1.$2 $3.$4 $5.$6 $7 $8',
  );
}

/** The fields of a line, with or without its points; null if a check digit is wrong. */
export function parseBoletoLine(written: string): (Boleto & { barcode: string }) | null {
  const line = written.replace(/[\s.]/g, '');
  if (!/^\d{47}$/.test(line)) return null;
  const free = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
  const barcode = line.slice(0, 4) + line.slice(32) + free;
  if (boletoLine(barcode) !== line || line[3] !== '9') return null;
  if (checkDigit(barcode.slice(0, 4) + barcode.slice(5)) !== barcode[4]) return null;
  const dueDate = readFactor(Number(barcode.slice(5, 9)));
  if (!dueDate) return null;
  return { bank: line.slice(0, 3), dueDate, cents: Number(barcode.slice(9, 19)), free, barcode };
}

function dueFactor(dueDate: string): string {
  const days = Math.round((Date.parse(`${dueDate}T00:00:00Z`) - RESTART) / DAY_MS);
  const factor = FIRST_FACTOR + days;
  if (!(factor >= FIRST_FACTOR && factor <= LAST_FACTOR)) {
    throw new RangeError(`No factor for ${dueDate}`);
  }
  return String(factor);
}

function readFactor(factor: number): string | null {
  if (factor < FIRST_FACTOR) return null;
  return new Date(RESTART + (factor - FIRST_FACTOR) * DAY_MS).toISOString().slice(0, 10);
}

/** Over the 43 others, weights 2 to 9 from the right; it is never zero. */
function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits[digits.length - 1 - index]) * (2 + (index % 8));
  }
  const digit = 11 - (sum % 11);
  return digit > 9 ? '1' : String(digit);
}

function mod10(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const product = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return String((10 - (sum % 10)) % 10);
}
