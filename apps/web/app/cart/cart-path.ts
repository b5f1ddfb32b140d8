export const CART = '/checkout/carrinho';
export const DELIVERY = '/checkout/entrega';
