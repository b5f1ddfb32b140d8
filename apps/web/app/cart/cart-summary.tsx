import { formatBrl } from '@arquiba/brazil/money';
import { isMadeToMeasure } from '@arquiba/contract/lenses';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { freightPrice } from '../freight/public/freight-words.ts';
import { LinkButton } from '../ui/button.tsx';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';
import { CouponForm } from './coupon-form.tsx';
import { FreeFreight } from './free-freight.tsx';
import { FreightEstimate } from './freight-estimate.tsx';
import { PriceRow, PriceRows, PriceTotal } from './public/price-rows.tsx';
import { SumPanel } from './public/sum-panel.tsx';
import type { LiveCart } from './use-cart.ts';

interface CartSummaryProps {
  live: LiveCart;
  /** The account may not buy before its guardian has confirmed it. */
  waiting: boolean;
  refused: Record<string, string>;
}

/** Coupon, freight and total, and the button to continue. */
export default function CartSummary({ live, waiting, refused }: CartSummaryProps) {
  const { cart, busy, take } = live;
  const account = useAccount();
  const navigate = useNavigate();
  const next = account ? DELIVERY.pathname : signInPath(DELIVERY);
  /** Waits until the server has the last change, so that the next page includes it. */
  async function goOn(event: MouseEvent<HTMLAnchorElement>) {
    if (!busy) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    if (await live.settle()) await navigate(pathname + search);
  }
  const option = cart.freight?.options.find(({ service }) => service === cart.service);
  const { total: cents, pixTotal } = cart.withFreight ?? cart;
  const total = { label: cart.withFreight ? 'Total' : 'Total sem frete', cents };
  const blocked = cart.lines.some(({ available, quantity }) => available < quantity);
  const mayBuy = !blocked && !waiting;
  // A prescription belongs to an account.
  const needsAccount = cart.lines.some(({ lens }) => lens && isMadeToMeasure(lens));
  return (
    <SumPanel
      name="Resumo"
      total={total}
      action={
        mayBuy && (
          <LinkButton wide size="lg" to={next} onClick={goOn}>
            Continuar
          </LinkButton>
        )
      }
    >
      <FreeFreight {...cart} />
      <FreightEstimate cart={cart} refused={refused.cep} onCart={take} />
      <CouponForm coupon={cart.coupon} refused={refused.code} onCart={take} />
      <PriceRows busy={busy}>
        <PriceRow label={units(cart.count)} value={cart.subtotal} />
        {cart.discount > 0 && (
          <PriceRow label={`Cupom ${cart.coupon?.code ?? ''}`} value={cart.discount} off />
        )}
        {option && <PriceRow label={`Frete ${option.name}`} value={freightPrice(option.price)} />}
        <PriceTotal
          {...total}
          note={
            pixTotal < cents && (
              <>
                <b className="text-ink">{formatBrl(pixTotal)}</b> no Pix
              </>
            )
          }
        />
      </PriceRows>
      {blocked && (
        <p
          role="status"
          className="rounded-md bg-card-red-soft px-4 py-3 font-medium text-card-red"
        >
          Acerte os itens sem estoque para continuar.
        </p>
      )}
      {!blocked && !account && needsAccount && (
        <p className="text-sm text-muted">
          Óculos com receita são comprados com uma conta, que guarda a receita. Em “Continuar” você
          entra ou cria a sua, e o carrinho vai junto.
        </p>
      )}
      {!blocked && !account && !needsAccount && (
        <div className="grid gap-2">
          <LinkButton wide tone="secondary" to={GUEST} onClick={goOn}>
            Continuar sem conta
          </LinkButton>
          <p className="text-sm text-muted">
            Em “Continuar” você entra na sua conta, e o carrinho vai junto. Sem conta, basta o seu
            e-mail, o CPF e o endereço.
          </p>
        </div>
      )}
    </SumPanel>
  );
}

const GUEST = '/checkout/identificacao';
const DELIVERY = { pathname: '/checkout/entrega', search: '' };

function units(count: number): string {
  return count === 1 ? '1 item' : `${count} itens`;
}
