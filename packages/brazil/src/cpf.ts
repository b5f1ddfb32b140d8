import { allEqual, mod11Digit } from './mod-11.ts';

const WRITTEN = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;

/** The eleven digits of a valid CPF, written with or without its mask; null for anything else. */
export function parseCpf(text: string): string | null {
  const written = text.trim();
  if (!WRITTEN.test(written)) return null;
  const digits = written.replace(/[.-]/g, '');
  if (allEqual(digits)) return null;
  return digits.endsWith(cpfCheckDigits(digits.slice(0, 9))) ? digits : null;
}

/** The two check digits that complete the first nine. */
export function cpfCheckDigits(nine: string): string {
  const first = mod11Digit(nine, weightAt);
  return first + mod11Digit(nine + first, weightAt);
}

function weightAt(fromRight: number): number {
  return fromRight + 2;
}
