import type { PaymentMethod } from '@arquiba/contract/orders';
import type { Services } from '../../platform/context.ts';
import { newId, type Transaction } from '../../platform/database/database.ts';
import type { NewCharge, Payer } from '../../platform/ports/payment-provider.ts';
import { firstLook } from '../next-look.ts';
import { insertPayment, nextPaymentId } from '../queries.ts';
import { insertCardToSave } from '../saved-cards/queries.ts';
import { sealCardToSave } from '../saved-cards/sealed-card.ts';
import { sealRequest } from '../sealed-request.ts';
import type { PaymentRow } from '../tables.ts';

/** A recorded payment that no provider knows yet. */
export type OpenedPayment = PaymentRow;

export interface NewPayment {
  orderId: string;
  orderNumber: string;
  /** Null for a guest. */
  accountId: string | null;
  amountCents: number;
  method: PaymentMethod;
  instalments: number;
  /** Only for cards, and only a token from the provider. */
  cardToken: string | null;
  /** The saved card that the token is of. */
  savedCard?: NewCharge['savedCard'];
  /** A second token: saves the card for the account once the payment is approved. */
  saveCardToken?: string | null;
  payer: Payer;
  /** For a boleto; the default is the day on which the payment expires. */
  dueDate?: string | null;
  expiresAt: Date;
  /** The order was created in this same transaction. */
  isFirst?: boolean;
  /** One of two cards: `first`, or the id of the first. Neither is captured before both are authorised. */
  pair?: 'first' | { with: string };
}

/**
 * Records a payment in the transaction of its order: nobody is charged before it commits. An order has one
 * open payment at most, or one for each of two cards. Afterwards `startPayment` calls the provider.
 */
export async function openPayment(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'vault' | 'payments'>,
  { payer, cardToken, dueDate = null, isFirst = false, pair, ...given }: NewPayment,
): Promise<OpenedPayment> {
  const { savedCard = null, saveCardToken = null, ...asked } = given;
  if ((cardToken !== null) !== (asked.method === 'cartao')) {
    throw new Error('A card, and nothing else, is paid by a token');
  }
  const now = services.clock.now();
  const id = isFirst ? newId(now) : await nextPaymentId(tx, asked.orderId, now);
  const row: OpenedPayment = {
    ...asked,
    ...{ id, provider: services.payments.name, providerId: null, status: 'criado' },
    ...{ capturedCents: 0, returningCents: 0, refundedCents: 0, surplus: false },
    pairId: pair === 'first' ? id : (pair?.with ?? null),
    sealed: sealRequest(services.vault, id, { payer, cardToken, dueDate, savedCard }),
    ...{ pix: null, boleto: null, card: null, wallet: walletOf(services, asked) },
    ...{ challengeUrl: null, simulationUrl: null, problem: null },
    ...{ lookAt: firstLook(now), createdAt: now, changedAt: now },
  };
  await insertPayment(tx, row);
  if (saveCardToken !== null && asked.accountId !== null) {
    const sealed = sealCardToSave(services.vault, id, {
      token: saveCardToken,
      email: payer.email,
    });
    await insertCardToSave(tx, { paymentId: id, accountId: asked.accountId, sealed });
  }
  return row;
}

/** The wallet's name at this moment: it stays on the books. */
function walletOf(
  { payments }: Pick<Services, 'payments'>,
  { method, amountCents }: Pick<NewPayment, 'method' | 'amountCents'>,
): string | null {
  if (method !== 'carteira') return null;
  const offered = payments.methods(amountCents).find((each) => each.method === method);
  if (!offered?.wallet) throw new Error('The payment provider offers no wallet');
  return offered.wallet;
}
