import type { ReactNode } from 'react';

interface BuyFormProps {
  /** Adds to the cart, or continues to the checkout. */
  act: 'adicionar' | 'comprar';
  variantId: string;
  /** The code of the chosen lenses. */
  lens?: string | undefined;
  prescriptionId?: string | undefined;
  quantity?: number | undefined;
  /** Replaces the request of the form after hydration. */
  onBuy(): Promise<void>;
  className?: string | undefined;
  children: ReactNode;
}

/** A buy button that works without scripts. */
export function BuyForm(props: BuyFormProps) {
  const { act, variantId, lens, prescriptionId, quantity = 1, onBuy, className, children } = props;
  return (
    <form
      method="post"
      action="/checkout/carrinho"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void onBuy();
      }}
    >
      <input type="hidden" name="acao" value={act} />
      <input type="hidden" name="variantId" value={variantId} />
      {lens && <input type="hidden" name="lens" value={lens} />}
      {prescriptionId && <input type="hidden" name="prescriptionId" value={prescriptionId} />}
      <input type="hidden" name="quantity" value={quantity} />
      {children}
    </form>
  );
}
