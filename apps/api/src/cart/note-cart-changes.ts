import type { noteCartChanges as route } from '@arquiba/contract/cart';
import type { Operation } from '../platform/calls/operation.ts';
import { changeCart } from './change-cart.ts';
import { removeNotes } from './queries.ts';

/** Marks the current state as seen; lines that the shop no longer has are removed. */
export const noteCartChanges: Operation<typeof route> = (context) =>
  changeCart(context, [], async (cart, tx) => {
    await removeNotes(tx, cart.id);
    cart.notes = [];
    return cart.lines.flatMap((line) => {
      const good = cart.goods.of(line);
      if (!good) return [];
      const seen = { seenPriceCents: good.unitPrice, seenAvailable: good.available };
      return [{ ...line, ...seen }];
    });
  });
