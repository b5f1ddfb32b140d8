import { parseCep } from '@arquiba/brazil/cep';
import type { PaymentMethod } from '@arquiba/contract/order-views';
import { type OpenedPayment, openPayment } from '../payments/public/open-payment.ts';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { paymentDeadlines } from './deadlines.ts';
import type { OrderRow } from './tables.ts';

interface Asked {
  method: PaymentMethod;
  instalments: number;
  cardToken?: string | undefined;
  /** For a new order, which can have no other payment. */
  isFirst?: boolean;
}

/** Records a payment of an order's total, in the transaction of the order. */
export function openOrderPayment(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  { method, instalments, cardToken, isFirst = false }: Asked,
): Promise<OpenedPayment> {
  const { name, email, document } = order.buyer;
  const { expiresAt, dueDate } = paymentDeadlines(method, services.clock.now());
  const { cep, road, number, district, city, uf } = order.address;
  return openPayment(tx, services, {
    ...{ orderId: order.id, orderNumber: order.number, accountId: order.accountId },
    ...{ amountCents: order.totalCents, method, instalments, dueDate, expiresAt, isFirst },
    cardToken: cardToken ?? null,
    payer: {
      ...{ name, email, document },
      address: { cep: parseCep(cep) ?? cep, road, number, district, city, uf },
    },
  });
}
