import type { PaymentMethod } from '@arquiba/contract/orders';
import type { Services } from '../../platform/context.ts';
import { newId, type Transaction } from '../../platform/database/database.ts';
import type { Payer } from '../../platform/ports/payment-provider.ts';
import { firstLook } from '../next-look.ts';
import { insertPayment, nextPaymentId } from '../queries.ts';
import { sealRequest } from '../sealed-request.ts';
import type { PaymentRow } from '../tables.ts';

/** A payment on the books of which no provider knows yet. */
export type OpenedPayment = PaymentRow;

export interface NewPayment {
  orderId: string;
  orderNumber: string;
  accountId: string;
  amountCents: number;
  method: PaymentMethod;
  instalments: number;
  /** Only for cards, and only a token of the provider. */
  cardToken: string | null;
  payer: Payer;
  /** Of a boleto; without it, the day on which the payment expires. */
  dueDate?: string | null;
  expiresAt: Date;
  /** Of an order that was made in this very transaction. */
  isFirst?: boolean;
}

/**
 * Puts a payment on the books, in the transaction of its order: nobody is charged before that is
 * committed. An order has one open payment at most; `startPayment` then tells the provider.
 */
export async function openPayment(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'vault' | 'payments'>,
  { payer, cardToken, dueDate = null, isFirst = false, ...asked }: NewPayment,
): Promise<OpenedPayment> {
  if ((cardToken !== null) !== (asked.method === 'cartao')) {
    throw new Error('A card, and nothing else, is paid by a token');
  }
  const now = services.clock.now();
  const id = isFirst ? newId(now) : await nextPaymentId(tx, asked.orderId, now);
  const row: OpenedPayment = {
    ...asked,
    ...{ id, provider: services.payments.name, providerId: null, status: 'criado' },
    ...{ capturedCents: 0, returningCents: 0, refundedCents: 0, surplus: false },
    sealed: sealRequest(services.vault, id, { payer, cardToken, dueDate }),
    ...{ pix: null, boleto: null, card: null },
    ...{ challengeUrl: null, simulationUrl: null, problem: null },
    ...{ lookAt: firstLook(now), createdAt: now, changedAt: now },
  };
  await insertPayment(tx, row);
  return row;
}
