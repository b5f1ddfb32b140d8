export const ORDERS = '/minha-conta/pedidos';

/** The order itself, with all that can be done about it. */
export function orderPath(number: string): string {
  return `${ORDERS}/${number}`;
}

/** Where it is paid, right after it was closed or later. */
export function payingPath(number: string): string {
  return `/checkout/pedido/${number}`;
}
