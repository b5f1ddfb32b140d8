import { ApiError } from '@arquiba/contract/errors';
import type { buyAgain as route } from '@arquiba/contract/orders';
import { fillOwnCart } from '../cart/public/own-cart.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { findOwn } from './own-order.ts';
import { linesOf } from './queries.ts';

export const buyAgain: Operation<typeof route> = async (context, { number }) => {
  const { id } = await findOwn(context, number);
  const lines = await linesOf(context.db, id);
  const { accountId } = context.viewer;
  const cart = await context.db.transaction((tx) => fillOwnCart(tx, context, accountId, lines));
  if (cart) return cart;
  const message = 'Nada deste pedido está em estoque, ou já está tudo no carrinho.';
  throw new ApiError('out_of_stock', { message });
};
