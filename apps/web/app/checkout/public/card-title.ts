import type { SavedCard } from '@arquiba/contract/saved-cards';
import { brandLabel } from './brand-label.ts';

/** 'Visa final 1111'. */
export function cardTitle({ brand, lastDigits }: Pick<SavedCard, 'brand' | 'lastDigits'>): string {
  return `${brandLabel(brand)} final ${lastDigits}`;
}

/** '08/2029'. */
export function expiryOf(card: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>): string {
  return `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
}
