export const CART = '/checkout/carrinho';
/** Where somebody without an account says who buys. */
export const GUEST = '/checkout/identificacao';
export const DELIVERY = '/checkout/entrega';
export const PAYMENT = '/checkout/pagamento';

/** The parameters of the URL, so that a reload keeps the choices. */
export const ADDRESS = 'endereco';
export const SERVICE = 'frete';

/** The path of a step, with the choices made so far. */
export function choicePath(step: string, addressId: string, service: string): string {
  return `${step}?${new URLSearchParams({ [ADDRESS]: addressId, [SERVICE]: service })}`;
}
