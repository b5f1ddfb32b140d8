import { parseCep } from '@arquiba/brazil/cep';
import type { PaymentMethod } from '@arquiba/contract/order-views';
import { type OpenedPayment, openPayment } from '../payments/public/open-payment.ts';
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
  /** For a new order, which can have no other payment. */
  isFirst?: boolean;
}

/**
 * Records a payment of an order's total, in the transaction of the order. Two cards are two payments;
 * returns the first.
 */
export async function openOrderPayment(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  { method, instalments, cardToken, secondCard, isFirst = false }: Asked,
): Promise<OpenedPayment> {
  const { name, email, document } = order.buyer;
  const { expiresAt, dueDate } = paymentDeadlines(method, services.clock.now());
  const { cep, road, number, district, city, uf } = order.address;
  const asked = {
    ...{ orderId: order.id, orderNumber: order.number, accountId: order.accountId },
    ...{ method, dueDate, expiresAt },
    payer: {
      ...{ name, email, document },
      address: { cep: parseCep(cep) ?? cep, road, number, district, city, uf },
    },
  };
  const first = await openPayment(tx, services, {
    ...{ ...asked, instalments, isFirst, cardToken: cardToken ?? null },
    amountCents: order.totalCents - (secondCard?.amount ?? 0),
    ...(secondCard && { pair: 'first' as const }),
  });
  if (!secondCard) return first;
  const { amount: amountCents, ...rest } = secondCard;
  await openPayment(tx, services, { ...asked, ...rest, amountCents, pair: { with: first.id } });
  return first;
}
