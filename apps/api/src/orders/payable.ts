import type { OrderRow } from './tables.ts';

/** Whether the buyer may pay now; not while a card is in review, which may still be approved. */
export function isPayable(
  { status, heldUntil }: Pick<OrderRow, 'status' | 'heldUntil'>,
  now: Date,
): boolean {
  return status === 'aguardando_pagamento' && heldUntil !== null && heldUntil > now;
}
