import type { ErrorCode } from '@arquiba/contract/errors';
import { Link } from 'react-router';
import { CART } from './checkout-paths.ts';

/** A link to the page where the cause can be fixed; undefined if that is this page. */
export function fixLink(code: ErrorCode | undefined, isGuest: boolean) {
  const fix = code && ((isGuest && GUEST_FIXES[code]) || FIXES[code]);
  return (
    fix && (
      <Link to={fix.to} className="touch flex h-9 w-fit items-center font-semibold text-ink">
        {fix.label}
      </Link>
    )
  );
}

const TO_CART = { to: CART, label: 'Ver o carrinho' };
const GUEST_FIXES: Partial<Record<ErrorCode, { to: string; label: string }>> = {
  not_allowed: { to: '/pedido', label: 'Acompanhar pedido' },
};
const FIXES: Partial<Record<ErrorCode, { to: string; label: string }>> = {
  out_of_stock: TO_CART,
  coupon_refused: TO_CART,
  email_unconfirmed: { to: '/minha-conta/meus-dados', label: 'Enviar o link de novo' },
  not_allowed: { to: '/minha-conta/pedidos', label: 'Ver meus pedidos' },
};
