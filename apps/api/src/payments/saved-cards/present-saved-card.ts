import { dateInBrazil } from '@arquiba/brazil/age';
import type { SavedCard } from '@arquiba/contract/saved-cards';
import type { SavedCardRow } from './tables.ts';

export function presentSavedCard(
  { id, brand, lastDigits, expiryMonth, expiryYear }: SavedCardRow,
  now: Date,
): SavedCard {
  const expired = hasExpired({ expiryMonth, expiryYear }, now);
  return { id, brand, lastDigits, expiryMonth, expiryYear, expired };
}

/** A card is valid until the end of its month. */
export function hasExpired(
  { expiryMonth, expiryYear }: Pick<SavedCardRow, 'expiryMonth' | 'expiryYear'>,
  now: Date,
): boolean {
  const [year = 0, month = 0] = dateInBrazil(now).split('-').map(Number);
  return expiryYear * 12 + expiryMonth < year * 12 + month;
}
