import type { Order } from '@arquiba/contract/orders';

export const ORDERS = '/minha-conta/pedidos';
/** Where an order is found without an account. */
export const LOOKUP = '/pedido';

type Known = Pick<Order, 'number' | 'guest'>;

/** The page of the order: in the account, or outside of it for a guest. */
export function orderPath({ number, guest }: Known): string {
  return `${guest ? LOOKUP : ORDERS}/${number}`;
}

/** The prescription of the lenses of an item; only accounts have them. */
export function prescriptionPath(number: string, lineId: string): string {
  return `${ORDERS}/${number}/receita/${lineId}`;
}

/** Where the buyer asks for a return. */
export function askReturnPath(order: Known): string {
  return `${orderPath(order)}/devolver`;
}

/** The page of a return. */
export function returnPath(order: Known, id: string): string {
  return `${orderPath(order)}/devolucoes/${id}`;
}

/** The page where the order is paid, right after it is placed or later. */
export function payingPath(number: string): string {
  return `/checkout/pedido/${number}`;
}
