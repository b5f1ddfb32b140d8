import type { Services } from '../platform/context.ts';
import { passing } from '../platform/fault-points.ts';
import { applyCharge } from './apply-charge.ts';
import { findParts } from './queries.ts';
import type { Actor, PaymentRow } from './tables.ts';

/**
 * Captures a card that is authorised. Of two cards neither is captured before both are authorised. They are
 * read again before each, as the order may have been cancelled since.
 */
export async function captureAuthorised(
  services: Services,
  paymentId: string,
  actor: Actor,
): Promise<void> {
  const { db, payments } = services;
  for (const { id } of await findParts(db, paymentId)) {
    const parts = await findParts(db, paymentId);
    if (!parts.every(mayBeCaptured)) return;
    const part = parts.find((each) => each.id === id);
    if (part?.status !== 'autorizado' || part.providerId === null) continue;
    await applyCharge(services, await payments.capture(part.providerId), actor, part);
    if (part.id === part.pairId) passing('first-captured');
  }
}

function mayBeCaptured({ status, returningCents }: PaymentRow): boolean {
  return status === 'autorizado' || (status === 'capturado' && returningCents === 0);
}
