import { cardBrandOf } from '@arquiba/brazil/card';
import { brandLabel } from './public/brand-label.ts';

/** The brand of a card number, also while it is being typed; null if it is unknown. */
export function brandName(number: string): string | null {
  const brand = cardBrandOf(number);
  return brand && brandLabel(brand);
}

/** American Express prints four digits on the front, the others three on the back. */
export function codeLengthOf(number: string): number {
  return codeLengthFor(cardBrandOf(number));
}

export function codeLengthFor(brand: string | null): number {
  return brand === 'amex' ? 4 : 3;
}

/** Month and year of 'MM/AA'; null if it is invalid or has passed. */
export function readExpiry(written: string, now: Date): { month: number; year: number } | null {
  const found = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(written);
  const month = Number(found?.[1]);
  const year = 2000 + Number(found?.[2]);
  if (!(month >= 1 && month <= 12)) return null;
  // A card is valid until the end of its month.
  const passed = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
  return passed ? null : { month, year };
}
