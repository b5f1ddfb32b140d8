import { percentageOf } from '@arquiba/brazil/money';

/** The Pix discount, in basis points: 500 are 5 %. */
export const PIX_DISCOUNT = 500;
export const MOST_INSTALMENTS = 10;
export const LEAST_INSTALMENT_CENTS = 20_00;
/** What each of two cards pays at least. */
export const LEAST_CARD_CENTS = 10_00;
/** The most cards that an account keeps. */
export const MOST_SAVED_CARDS = 10;

export function pixDiscountOf(cents: number): number {
  return percentageOf(cents, PIX_DISCOUNT);
}

/** The most instalments without interest for an amount: none smaller than R$ 20,00. */
export function instalmentsAllowed(cents: number): number {
  const most = Math.floor(cents / LEAST_INSTALMENT_CENTS);
  return Math.max(1, Math.min(MOST_INSTALMENTS, most));
}
