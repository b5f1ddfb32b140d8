export const ORDERS = '/minha-conta/pedidos';

/** The page of the order. */
export function orderPath(number: string): string {
  return `${ORDERS}/${number}`;
}

/** The page where the order is paid, right after it is placed or later. */
export function payingPath(number: string): string {
  return `/checkout/pedido/${number}`;
}
