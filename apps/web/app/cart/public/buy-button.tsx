import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ShoppingBag } from '../../ui/icons/shopping-bag.tsx';
import { addToCart } from './add-to-cart.ts';

interface BuyButtonProps {
  /** The colour of a frame; its id is the unit of stock. */
  variantId: string;
  quantity?: number | undefined;
  disabled?: boolean | undefined;
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
}

/** 'Adicionar ao carrinho', a form of its own, so that it buys without scripts too. */
export function BuyButton(props: BuyButtonProps) {
  const { variantId, quantity = 1, disabled, size = 'lg', className } = props;
  const [busy, setBusy] = useState(false);
  async function add(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await addToCart(variantId, quantity);
    setBusy(false);
  }
  return (
    <form method="post" action="/checkout/carrinho" onSubmit={add} className={className}>
      <input type="hidden" name="acao" value="adicionar" />
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="quantity" value={quantity} />
      <Button
        type="submit"
        size={size}
        wide
        icon={<ShoppingBag />}
        disabled={disabled}
        busy={busy}
        busyLabel="Adicionando…"
      >
        Adicionar ao carrinho
      </Button>
    </form>
  );
}
