import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addToCart } from '../cart/public/add-to-cart.ts';
import { BuyButton } from '../cart/public/buy-button.tsx';
import { BuyForm } from '../cart/public/buy-form.tsx';
import { Button } from '../ui/button.tsx';
import type { ProductColor } from './chosen-color.ts';

/** The two buy buttons; if it is sold out, how to get notified. */
export function BuyButtons({ variant: { id, stock } }: { variant: ProductColor }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function buyNow() {
    if (busy) return;
    setBusy(true);
    const added = await addToCart(id, 1, { toCheckout: true });
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
      <BuyForm act="comprar" variantId={id} onBuy={buyNow}>
        <Button type="submit" tone="secondary" size="lg" wide busy={busy} busyLabel="Abrindo…">
          Comprar agora
        </Button>
      </BuyForm>
    </div>
  );
}
