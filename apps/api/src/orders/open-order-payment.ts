import { parseCep } from '@arquiba/brazil/cep';
import type { PaymentMethod } from '@arquiba/contract/order-views';
import { openPayment } from '../payments/public/open-payment.ts';
import type { Services } from '../platform/context.ts';
import type { Transaction } from '../platform/database.ts';
import type { OrderRow } from './tables.ts';

interface Asked {
  method: PaymentMethod;
  instalments: number;
  cardToken?: string | undefined;
}

/** Puts a payment of what an order comes to on the books, in the transaction of the order. */
export function openOrderPayment(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  { method, instalments, cardToken, expiresAt }: Asked & { expiresAt: Date },
): Promise<string> {
  const { name, email, document } = order.buyer;
  const { cep, road, number, district, city, uf } = order.address;
  return openPayment(tx, services, {
    ...{ orderId: order.id, orderNumber: order.number, accountId: order.accountId as string },
    ...{ amountCents: order.totalCents, method, instalments, expiresAt },
    cardToken: cardToken ?? null,
    payer: {
      ...{ name, email, document },
      address: { cep: parseCep(cep) ?? cep, road, number, district, city, uf },
    },
  });
}
