import type { ReactNode } from 'react';

interface BuyFormProps {
  /** Into the cart, or on to the checkout. */
  act: 'adicionar' | 'comprar';
  variantId: string;
  quantity?: number | undefined;
  /** Instead of the form's own request, once the page is hydrated. */
  onBuy(): Promise<void>;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that buys; it works without scripts too. */
export function BuyForm(props: BuyFormProps) {
  const { act, variantId, quantity = 1, onBuy, className, children } = props;
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
      <input type="hidden" name="quantity" value={quantity} />
      {children}
    </form>
  );
}
