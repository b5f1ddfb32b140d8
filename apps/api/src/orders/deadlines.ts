import { dateInBrazil } from '@arquiba/brazil/age';
import { addBusinessDays, addDays } from '@arquiba/brazil/business-days';
import type { PaymentMethod } from '@arquiba/contract/order-views';

const HALF_AN_HOUR_MS = 30 * 60_000;
/** Business days until a boleto is due, and until a payment on its last day arrives. */
const BOLETO_DUE_IN = 3;
const BOLETO_CLEARS_IN = 3;
const RETURN_DAYS = 7;

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

/** The deadline for a return: the end of the seventh day after receipt, in Brasília. */
export function returnUntil(deliveredAt: Date): Date {
  return endOfDay(addDays(dateInBrazil(deliveredAt), RETURN_DAYS));
}

// Brazil has had no daylight saving time since 2019.
function endOfDay(date: string): Date {
  return new Date(`${date}T23:59:59.999-03:00`);
}
