import type { NewCharge, Payer } from '../platform/ports/payment-provider.ts';
import type { Vault } from '../platform/vault.ts';

/** Data that only the provider needs, stored until it has them. */
interface Request {
  payer: Payer;
  cardToken: string | null;
  dueDate: string | null;
  savedCard: NewCharge['savedCard'];
}

export function sealRequest(vault: Vault, paymentId: string, request: Request): Buffer {
  return vault.seal(Buffer.from(JSON.stringify(request)), labelOf(paymentId));
}

export function openRequest(vault: Vault, paymentId: string, sealed: Buffer): Request {
  const opened = vault.open(sealed, labelOf(paymentId));
  if (!opened) throw new Error(`The request of payment ${paymentId} does not open`);
  const request = JSON.parse(opened.toString()) as Request;
  // Requests from before there were saved cards have none.
  return { ...request, savedCard: request.savedCard ?? null };
}

function labelOf(paymentId: string): string {
  return `payment:${paymentId}`;
}
