import { parseCep } from '@arquiba/brazil/cep';
import type { PaymentMethod } from '@arquiba/contract/order-views';
import { type OpenedPayment, openPayment } from '../payments/public/open-payment.ts';
import { findSavedCard } from '../payments/public/saved-cards.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { SecondCard } from './check-two-cards.ts';
import { paymentDeadlines } from './deadlines.ts';
import type { OrderRow } from './tables.ts';

interface Asked {
  method: PaymentMethod;
  instalments: number;
  cardToken?: string | undefined;
  secondCard?: SecondCard | undefined;
  savedCardId?: string | undefined;
  saveCardToken?: string | undefined;
  /** For a new order, which can have no other payment. */
  isFirst?: boolean;
}

const CARD_IS_GONE = 'Este cartão não está mais salvo ou venceu. Escolha outro cartão.';
const ONLY_ACCOUNTS = 'Só quem tem conta pode guardar um cartão.';

/**
 * Records a payment of an order's total, in the transaction of the order. Two cards are two payments;
 * returns the first.
 */
export async function openOrderPayment(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  {
    method,
    instalments,
    cardToken,
    savedCardId,
    saveCardToken,
    secondCard,
    isFirst = false,
  }: Asked,
): Promise<OpenedPayment> {
  const { accountId } = order;
  const savedCard = savedCardId
    ? await findSavedCard(tx, services, { id: savedCardId, accountId })
    : null;
  if (savedCardId && !savedCard) throw invalidInput({ savedCardId: CARD_IS_GONE });
  if (saveCardToken && accountId === null) throw invalidInput({ saveCardToken: ONLY_ACCOUNTS });
  const { name, email, document } = order.buyer;
  const { expiresAt, dueDate } = paymentDeadlines(method, services.clock.now());
  const { cep, road, number, district, city, uf } = order.address;
  const asked = {
    ...{ orderId: order.id, orderNumber: order.number, accountId },
    ...{ method, dueDate, expiresAt },
    payer: {
      ...{ name, email, document },
      address: { cep: parseCep(cep) ?? cep, road, number, district, city, uf },
    },
  };
  const first = await openPayment(tx, services, {
    ...{ ...asked, instalments, isFirst, cardToken: cardToken ?? null, savedCard },
    // A saved card is not saved again.
    saveCardToken: savedCard ? null : (saveCardToken ?? null),
    amountCents: order.totalCents - (secondCard?.amount ?? 0),
    ...(secondCard && { pair: 'first' as const }),
  });
  if (!secondCard) return first;
  const { amount: amountCents, ...rest } = secondCard;
  await openPayment(tx, services, { ...asked, ...rest, amountCents, pair: { with: first.id } });
  return first;
}
