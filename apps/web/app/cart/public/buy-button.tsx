import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ShoppingBag } from '../../ui/icons/shopping-bag.tsx';
import { addToCart } from './add-to-cart.ts';
import { BuyForm } from './buy-form.tsx';

interface BuyButtonProps {
  /** The colour of a frame; its id is the unit of stock. */
  variantId: string;
  /** The code of the chosen lenses. */
  lens?: string | undefined;
  /** For lenses that need one. */
  prescriptionId?: string | undefined;
  quantity?: number | undefined;
  disabled?: boolean | undefined;
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
}

export function BuyButton(props: BuyButtonProps) {
  const { variantId, lens, prescriptionId, quantity = 1, disabled, size = 'lg', className } = props;
  const [busy, setBusy] = useState(false);
  async function add() {
    if (busy) return;
    setBusy(true);
    await addToCart(variantId, quantity, { lens, prescriptionId });
    setBusy(false);
  }
  return (
    <BuyForm
      act="adicionar"
      variantId={variantId}
      lens={lens}
      prescriptionId={prescriptionId}
      quantity={quantity}
      onBuy={add}
      className={className}
    >
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
    </BuyForm>
  );
}
