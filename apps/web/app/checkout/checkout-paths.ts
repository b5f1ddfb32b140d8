export const CART = '/checkout/carrinho';
export const DELIVERY = '/checkout/entrega';
export const PAYMENT = '/checkout/pagamento';

/** The names that a choice has in the address, so that a reload keeps it. */
export const ADDRESS = 'endereco';
export const SERVICE = 'frete';

/** A step of the checkout with what was chosen so far. */
export function choicePath(step: string, addressId: string, service: string): string {
  return `${step}?${new URLSearchParams({ [ADDRESS]: addressId, [SERVICE]: service })}`;
}
