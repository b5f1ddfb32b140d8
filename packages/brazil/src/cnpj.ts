import { allEqual, mod11Digit } from './mod-11.ts';

// Without the `u` flag, so that only ASCII letters match whatever their case.
const WRITTEN = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}$/i;

/**
 * The fourteen characters of a valid CNPJ, in upper case, written with or without its mask; null
 * for anything else. The first twelve may hold letters since July 2026.
 */
export function parseCnpj(text: string): string | null {
  const written = text.trim();
  if (!WRITTEN.test(written)) return null;
  const characters = written.replace(/[./-]/g, '').toUpperCase();
  if (allEqual(characters)) return null;
  return characters.endsWith(cnpjCheckDigits(characters.slice(0, 12))) ? characters : null;
}

/** The two check digits that complete the first twelve characters. */
export function cnpjCheckDigits(twelve: string): string {
  const first = mod11Digit(twelve, weightAt);
  return first + mod11Digit(twelve + first, weightAt);
}

function weightAt(fromRight: number): number {
  return (fromRight % 8) + 2;
}
