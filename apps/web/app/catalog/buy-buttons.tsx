import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addToCart } from '../cart/public/add-to-cart.ts';
import { BuyButton } from '../cart/public/buy-button.tsx';
import { Button } from '../ui/button.tsx';
import type { ProductColor } from './chosen-color.ts';

/** The two ways to buy; of what is sold out, the way to hear of it. */
export function BuyButtons({ variant: { id, stock } }: { variant: ProductColor }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function buyNow() {
    if (busy) return;
    setBusy(true);
    const added = await addToCart(id, 1, { goingOn: true });
    if (added) await navigate('/checkout/entrega');
    setBusy(false);
  }
  if (stock <= 0) {
    return (
      <p className="text-muted">
        Favorite este óculos e avisamos por e-mail quando ele voltar ao estoque.
      </p>
    );
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <BuyButton variantId={id} />
      <Button
        tone="secondary"
        size="lg"
        wide
        busy={busy}
        busyLabel="Abrindo…"
        onClick={() => void buyNow()}
        className="noscript:hidden [html:not([data-hydrated])_&]:invisible"
      >
        Comprar agora
      </Button>
    </div>
  );
}
