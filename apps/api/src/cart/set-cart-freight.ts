import type { setCartFreight as route } from '@arquiba/contract/cart';
import type { Operation } from '../platform/calls/operation.ts';
import { changeCart } from './change-cart.ts';
import { setService } from './queries.ts';

export const setCartFreight: Operation<typeof route> = (context, { service }) =>
  changeCart(context, [], async (cart, tx) => {
    await setService(tx, cart.id, service);
    cart.freightService = service;
    return cart.lines;
  });
