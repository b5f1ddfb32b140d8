import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addToCart } from '../cart/public/add-to-cart.ts';
import { BuyButton } from '../cart/public/buy-button.tsx';
import { BuyForm } from '../cart/public/buy-form.tsx';
import type { RestockSent } from '../restock/public/ask-by-form.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { ProductColor } from './chosen-color.ts';

const RestockForm = lazyPart(() => import('../restock/public/restock-form.tsx'), {
  preload: true,
  fallback: () => <div className="min-h-40" />,
});

interface BuyButtonsProps {
  variant: ProductColor;
  /** Whether the account waits for the colour. */
  waits: boolean;
  /** The request for a notice that was sent without scripts. */
  restock: RestockSent | undefined;
}

/** The two buy buttons, always in sight below 900 px; if it is sold out, how to get notified. */
export function BuyButtons({ variant: { id, stock }, waits, restock }: BuyButtonsProps) {
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
    const sent = restock?.variantId === id ? restock : undefined;
    return <RestockForm key={id} variantId={id} {...{ waits, sent }} />;
  }
  return (
    <div data-foot-bar="" className={BAR}>
      <BuyButton variantId={id} />
      <BuyForm act="comprar" variantId={id} onBuy={buyNow}>
        <Button type="submit" tone="secondary" size="lg" wide busy={busy} busyLabel="Abrindo…">
          Comprar agora
        </Button>
      </BuyForm>
    </div>
  );
}

/** Below 900 px it lies on the navigation bar, whose middle button reaches into it. */
const BAR =
  'grid grid-cols-[5fr_4fr] gap-3 sm:grid-cols-2 print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:pt-3 max-lg:pb-9 max-sm:[&_button]:px-2 max-sm:[&_button]:text-[0.9375rem] max-sm:[&_.lucide]:hidden';
