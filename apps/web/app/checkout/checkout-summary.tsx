import type { PaymentOption } from '@arquiba/contract/orders';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { PriceRow, PriceRows, PriceTotal } from '../cart/public/price-rows.tsx';
import { publishCart } from '../cart/public/publish-cart.ts';
import { SumPanel } from '../cart/public/sum-panel.tsx';
import { freightPrice } from '../freight/public/freight-words.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { CHANGE } from './buyer-card.tsx';
import { CART } from './checkout-paths.ts';
import type { Choice } from './load-choice.ts';

const SummaryLines = lazyPart(() => import('./summary-lines.tsx'), { preload: true });

interface CheckoutSummaryProps {
  choice: Choice;
  /** The chosen payment method; without it, the total has no discount. */
  payment?: PaymentOption | undefined;
  busy?: boolean;
  /** The button to continue. */
  action?: ReactNode;
  /** Notes and fields above the button, such as the confirmation. */
  children?: ReactNode;
}

/** Items, total and the button to continue. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { choice, payment, busy, action, children } = props;
  const { cart, option, payments } = choice;
  useEffect(() => publishCart(cart), [cart]);
  const known =
    payment?.total ?? payments.find(({ methodDiscount }) => methodDiscount === 0)?.total;
  const total = {
    label: known === undefined ? 'Total sem frete' : 'Total',
    cents: known ?? cart.total,
  };
  return (
    <SumPanel name="Resumo da compra" total={total} action={action}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="display text-xl">Resumo</h2>
        <Link to={CART} className={CHANGE}>
          Alterar<span className="sr-only"> o carrinho</span>
        </Link>
      </div>
      <SummaryLines lines={cart.lines} />
      <PriceRows busy={busy ?? false}>
        <PriceRow label="Subtotal" value={cart.subtotal} />
        {cart.discount > 0 && (
          <PriceRow label={`Cupom ${cart.coupon?.code ?? ''}`} value={cart.discount} off />
        )}
        {option && <PriceRow label={`Frete ${option.name}`} value={freightPrice(option.price)} />}
        {payment && payment.methodDiscount > 0 && (
          <PriceRow label="Desconto do Pix" value={payment.methodDiscount} off />
        )}
        <PriceTotal {...total} />
      </PriceRows>
      {children}
    </SumPanel>
  );
}
