import { formatBrl } from '@arquiba/brazil/money';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';
import { CouponForm } from './coupon-form.tsx';
import { FreightEstimate } from './freight-estimate.tsx';
import { PriceRow, PriceRows, PriceTotal } from './public/price-rows.tsx';
import { SumPanel } from './public/sum-panel.tsx';
import type { LiveCart } from './use-cart.ts';

interface CartSummaryProps {
  live: LiveCart;
  refused: Record<string, string>;
}

/** Coupon, freight and total, and the button to continue. */
export default function CartSummary({ live, refused }: CartSummaryProps) {
  const { cart, busy, take } = live;
  const account = useAccount();
  const navigate = useNavigate();
  const next = account ? DELIVERY.pathname : signInPath(DELIVERY);
  /** Waits until the server has the last change, so that the next page includes it. */
  async function goOn(event: MouseEvent) {
    if (!busy) return;
    event.preventDefault();
    if (await live.settle()) await navigate(next);
  }
  const saved = cart.total - cart.pixTotal;
  const total = { label: 'Total sem frete', cents: cart.total };
  const blocked = cart.lines.some(({ available, quantity }) => available < quantity);
  return (
    <SumPanel
      name="Resumo"
      total={total}
      action={
        !blocked && (
          <LinkButton wide size="lg" to={next} onClick={goOn}>
            Continuar
          </LinkButton>
        )
      }
    >
      <FreightEstimate freight={cart.freight} refused={refused.cep} onCart={take} />
      <CouponForm coupon={cart.coupon} refused={refused.code} onCart={take} />
      <PriceRows busy={busy}>
        <PriceRow label={units(cart.count)} value={cart.subtotal} />
        {cart.discount > 0 && (
          <PriceRow label={`Cupom ${cart.coupon?.code ?? ''}`} value={cart.discount} off />
        )}
        <PriceTotal
          {...total}
          note={
            saved > 0 && (
              <>
                <b className="text-ink">{formatBrl(cart.pixTotal)}</b> no Pix
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
      {!blocked && !account && (
        <p className="text-sm text-muted">
          Você entra na sua conta no próximo passo. O carrinho vai junto.
        </p>
      )}
    </SumPanel>
  );
}

const DELIVERY = { pathname: '/checkout/entrega', search: '' };

function units(count: number): string {
  return count === 1 ? '1 item' : `${count} itens`;
}
