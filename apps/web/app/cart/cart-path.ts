export const CART = '/checkout/carrinho';
