import { type Cart, type CartLine, getCart, setCartLine } from '@arquiba/contract/cart';
import { useEffect, useRef, useState } from 'react';
import { call, quietCall } from '../api-call.ts';
import { offerAction } from '../notices/act-with-undo.tsx';
import { publishCart } from './public/publish-cart.ts';

export interface LiveCart {
  /** The last answer of the server, with the quantities of pending requests. */
  cart: Cart;
  /** While a change is pending, the totals are the old ones. */
  busy: boolean;
  /** Waits for pending changes; returns whether all of them were accepted. */
  settle(): Promise<boolean>;
  setQuantity(line: CartLine, quantity: number): void;
  remove(line: CartLine): void;
  /** Takes in a newer answer. */
  take(cart: Cart): void;
}

/**
 * The cart on screen: changes show at once and are sent one after the other, so that answers arrive in order.
 */
export function useCart(loaded: Cart): LiveCart {
  const [known, setKnown] = useState({ loaded, cart: loaded });
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const queue = useRef(wanted);
  const sending = useRef<Promise<boolean>>(undefined);
  if (known.loaded !== loaded) setKnown({ loaded, cart: loaded });
  useEffect(() => publishCart(loaded), [loaded]);

  function take(cart: Cart) {
    setKnown((before) => ({ ...before, cart }));
    publishCart(cart);
  }

  function plan(change: (next: Map<string, number>) => void) {
    const next = new Map(queue.current);
    change(next);
    queue.current = next;
    setWanted(next);
  }

  function send(): Promise<boolean> {
    sending.current ??= sendAll().finally(() => {
      sending.current = undefined;
    });
    return sending.current;
  }

  async function sendAll(): Promise<boolean> {
    let isTaken = true;
    for (let next = first(queue.current); next; next = first(queue.current)) {
      const [variantId, quantity] = next;
      try {
        take(await call(setCartLine, { variantId, quantity }));
      } catch {
        isTaken = false;
        // The error was shown in a toast; the page shows the cart of the server again.
        await quietCall(getCart, {}).then(take, () => undefined);
      }
      plan((rest) => rest.get(variantId) === quantity && rest.delete(variantId));
    }
    return isTaken;
  }

  function setQuantity({ variantId }: CartLine, quantity: number) {
    plan((next) => next.set(variantId, quantity));
    void send();
  }

  return {
    cart: { ...known.cart, lines: known.cart.lines.flatMap((line) => planned(line, wanted)) },
    busy: wanted.size > 0,
    settle: send,
    setQuantity,
    take,
    remove(line) {
      setQuantity(line, 0);
      const said = `${line.title} saiu do carrinho.`;
      offerAction({ said, action: 'Desfazer', onAction: () => setQuantity(line, line.quantity) });
    },
  };
}

function first(wanted: ReadonlyMap<string, number>) {
  return wanted.entries().next().value;
}

function planned(line: CartLine, wanted: ReadonlyMap<string, number>): CartLine[] {
  const quantity = wanted.get(line.variantId) ?? line.quantity;
  return quantity === 0 ? [] : [{ ...line, quantity, total: line.unitPrice * quantity }];
}
