import { dateInBrazil } from '@arquiba/brazil/age';
import { addBusinessDays, addDays } from '@arquiba/brazil/business-days';
import type { PaymentMethod } from '@arquiba/contract/order-views';

const HALF_AN_HOUR_MS = 30 * 60_000;
/** Business days until a boleto is due, and until a payment on its last day arrives. */
const BOLETO_DUE_IN = 3;
const BOLETO_CLEARS_IN = 3;
const RETURN_DAYS = 7;
const HOUR_MS = 60 * 60_000;
/** For as long as a buyer can claim damages for a product (CDC, art. 27). */
const PRESCRIPTION_YEARS = 5;
/** A late payment may still bring a closed order back. */
const CLOSED_PRESCRIPTION_DAYS = 30;

/**
 * Until when a payment may arrive, and how long the units are reserved; for a boleto its due date. A Pix code
 * expires first: a buyer who returns to an expired code gets a new one, for the same order.
 */
export function paymentDeadlines(method: PaymentMethod, now: Date) {
  if (method !== 'boleto') {
    const later = (ms: number) => new Date(now.getTime() + ms);
    return {
      ...{ expiresAt: later(HALF_AN_HOUR_MS), heldUntil: later(2 * HALF_AN_HOUR_MS) },
      dueDate: null,
    };
  }
  const dueDate = addBusinessDays(dateInBrazil(now), BOLETO_DUE_IN);
  const cleared = endOfDay(addBusinessDays(dueDate, BOLETO_CLEARS_IN));
  return { expiresAt: cleared, heldUntil: cleared, dueDate };
}

/** For a review: a while longer than it lasts, as its outcome takes a moment to arrive. */
export function heldForReview(reviewUntil: Date): Date {
  return new Date(reviewUntil.getTime() + HOUR_MS);
}

/** The buyer did not expect the outcome of a review at that moment: a day to pay otherwise. */
export function heldAfterReview(now: Date): Date {
  return new Date(now.getTime() + 24 * HOUR_MS);
}

/** The deadline for a return: the end of the seventh day after receipt, in Brasília. */
export function returnUntil(deliveredAt: Date): Date {
  return endOfDay(addDays(dateInBrazil(deliveredAt), RETURN_DAYS));
}

/** Prescriptions that orders received before these moments are deleted. */
export function prescriptionsSince(now: Date): { before: Date; closedBefore: Date } {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - PRESCRIPTION_YEARS);
  const closedBefore = new Date(now.getTime() - CLOSED_PRESCRIPTION_DAYS * 24 * HOUR_MS);
  return { before, closedBefore };
}

// Brazil has had no daylight saving time since 2019.
function endOfDay(date: string): Date {
  return new Date(`${date}T23:59:59.999-03:00`);
}
