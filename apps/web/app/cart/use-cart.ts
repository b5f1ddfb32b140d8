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
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const queue = useRef(wanted);
  const sending = useRef<Promise<boolean>>(undefined);
  if (known.loaded !== loaded) setKnown({ loaded, cart: loaded });
  useEffect(() => publishCart(loaded), [loaded]);

  function take(cart: Cart) {
    setKnown((before) => ({ ...before, cart }));
    publishCart(cart);
  }

  function plan(change: (next: Map<string, Change>) => void) {
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
      const [key, change] = next;
      try {
        take(await call(setCartLine, change));
      } catch {
        isTaken = false;
        // The error was shown in a toast; the page shows the cart of the server again.
        await quietCall(getCart, {}).then(take, () => undefined);
      }
      plan((rest) => rest.get(key)?.quantity === change.quantity && rest.delete(key));
    }
    return isTaken;
  }

  function setQuantity(line: CartLine, quantity: number, restored = {}) {
    const { variantId, lens } = line;
    const change = { variantId, lens: lens?.code ?? '', quantity, ...restored };
    plan((next) => next.set(lineKey(line), change));
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
      const restored = line.prescription && { prescriptionId: line.prescription.id };
      const putBack = () => setQuantity(line, line.quantity, restored ?? {});
      offerAction({ said, action: 'Desfazer', onAction: putBack });
    },
  };
}

/** The same colour may be in the cart with different lenses. */
export function lineKey({ variantId, lens }: Pick<CartLine, 'variantId' | 'lens'>): string {
  return `${variantId} ${lens?.code ?? ''}`;
}

interface Change {
  variantId: string;
  lens: string;
  quantity: number;
  prescriptionId?: string;
}

/** What has not been sent yet, by the key of its line. */
type Wanted = ReadonlyMap<string, Change>;

function first(wanted: Wanted) {
  return wanted.entries().next().value;
}

function planned(line: CartLine, wanted: Wanted): CartLine[] {
  const quantity = wanted.get(lineKey(line))?.quantity ?? line.quantity;
  return quantity === 0 ? [] : [{ ...line, quantity, total: line.unitPrice * quantity }];
}
