export const ORDERS = '/minha-conta/pedidos';

/** The page of the order. */
export function orderPath(number: string): string {
  return `${ORDERS}/${number}`;
}

/** The page where the order is paid. */
export function payingPath(number: string): string {
  return `/checkout/pedido/${number}`;
}
