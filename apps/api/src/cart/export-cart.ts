import { formatCep } from '@arquiba/brazil/cep';
import type { ExportSection } from '../accounts/public/hooks.ts';
import { accountOwner } from './cart-owner.ts';
import { findCart } from './queries.ts';
import { findConsent } from './reminders/queries.ts';

export const cartExport: ExportSection = {
  name: 'carrinho',
  async collect(services, accountId) {
    const cart = await findCart(services, accountOwner(accountId));
    const agreedAt = await findConsent(services.db, accountId);
    if (!cart && !agreedAt) return null;
    return {
      lembretePorEmailDesde: agreedAt,
      cep: cart?.cep ? formatCep(cart.cep) : null,
      cupom: cart?.coupon?.code ?? null,
      itens: (cart?.lines ?? []).map(({ title, color, lens, quantity }) => ({
        ...{ titulo: title, cor: color, lentes: lens || null, quantidade: quantity },
      })),
    };
  },
};
