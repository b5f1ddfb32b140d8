import { listAddresses } from '@arquiba/contract/addresses';
import { addToCart } from '@arquiba/contract/cart';
import { getCheckout, type Order, type PaymentMethod, placeOrder } from '@arquiba/contract/orders';
import type { FillOptions, TestCard } from './fill.ts';

export interface Purchase {
  accountId: string;
  units: readonly {
    variantId: string;
    quantity: number;
    lens?: string;
    prescriptionId?: string;
  }[];
  method: PaymentMethod;
  service: 'economica' | 'expressa';
  at: Date;
  card?: TestCard;
}

/** Buys through the usual operations: by way of the cart, to the default address. */
export async function buy(
  { callAs, newCard }: FillOptions,
  { accountId, units, method, service, at, card = 'approved' }: Purchase,
): Promise<Order> {
  const call = callAs(accountId, { at });
  for (const line of units) await call(addToCart, line);
  const [home] = await call(listAddresses, { accountId });
  const addressId = home?.id ?? '';
  const checkout = await call(getCheckout, { addressId, service });
  const way = checkout.payments.find((each) => each.method === method);
  const cardToken = method === 'cartao' ? await newCard?.(card) : undefined;
  return call(placeOrder, {
    ...{ addressId, service, method, accepted: true },
    freightQuoteId: checkout.freight?.id ?? '',
    expectedGoods: checkout.goods,
    expectedTotal: way?.total ?? 0,
    instalments: method === 'cartao' ? Math.min(3, way?.instalments.length ?? 1) : 1,
    ...(cardToken && { cardToken }),
  });
}

/** Ships an order, with an invoice. */
export function ship({ backOffice }: FillOptions, order: Order, at: Date): Promise<void> {
  const { number } = order;
  return backOffice(at).orders.ship(number, {
    ...{ carrier: 'Correios', trackingCode: `AR${number.replace('-', '').slice(0, 6)}BR` },
    trackingUrl: 'https://rastreamento.correios.com.br/app/index.php',
    invoice: { key: invoiceKey(order), url: null },
  });
}

/** Forty-four digits that look like an invoice of ours: state, month, then the order's own. */
function invoiceKey({ createdAt, lines }: Order): string {
  const month = createdAt.slice(2, 7).replace('-', '');
  const own = lines.map(({ id }) => id).join('');
  return `42${month}${own.padEnd(38, '7').slice(0, 38)}`;
}
