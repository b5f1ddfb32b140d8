import { formatCep } from '@arquiba/brazil/cep';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { accountOwner } from './cart-owner.ts';
import { findCart } from './queries.ts';

export const cartExport: ExportSection = {
  name: 'carrinho',
  async collect({ db }, accountId) {
    const cart = await findCart(db, accountOwner(accountId));
    if (!cart) return null;
    return {
      cep: cart.cep && formatCep(cart.cep),
      cupom: cart.coupon?.code ?? null,
      itens: cart.lines.map(({ title, color, quantity }) => ({
        ...{ titulo: title, cor: color, quantidade: quantity },
      })),
    };
  },
};
