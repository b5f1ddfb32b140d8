export const CART = '/checkout/carrinho';
export const DELIVERY = '/checkout/entrega';

/** Where the prescription of the lenses of a line is chosen. */
export function cartPrescriptionPath(variantId: string, lens: string): string {
  return `/checkout/receita?${new URLSearchParams({ cor: variantId, lentes: lens })}`;
}
