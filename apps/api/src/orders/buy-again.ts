import { ApiError } from '@arquiba/contract/errors';
import type { buyAgain as route } from '@arquiba/contract/orders';
import { fillOwnCart, ownerOf } from '../cart/public/own-cart.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { findOwn } from './own-order.ts';
import { linesOf } from './queries.ts';

export const buyAgain: Operation<typeof route> = async (context, { number }) => {
  const { id } = await findOwn(context, number);
  const bought = await linesOf(context.db, id);
  const lines = bought.map(({ lens, ...line }) => ({ ...line, lens: lens?.code ?? '' }));
  const owner = await ownerOf(context);
  const cart = await context.db.transaction((tx) => fillOwnCart(tx, context, owner, lines));
  if (cart) return cart;
  const message = 'Nada deste pedido está em estoque, ou já está tudo no carrinho.';
  throw new ApiError('out_of_stock', { message });
};
