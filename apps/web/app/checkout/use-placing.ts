import { ApiError, type ErrorCode } from '@arquiba/contract/errors';
import { placeOrder } from '@arquiba/contract/orders';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { quietCall } from '../api-call.ts';
import { publishCart } from '../cart/public/publish-cart.ts';
import { type Draft, emptyDraft, newKey, withKey } from '../draft.ts';
import { useForm } from '../forms/use-form.ts';
import { CART } from './checkout-paths.ts';
import type { Choice } from './load-choice.ts';
import type { Paying } from './paying.ts';
import { useCardToken } from './public/use-card-token.ts';
import { goToWallet } from './public/wallet.ts';

/** After these errors the page loads the new values, and the person must confirm again. */
const VALUES_CHANGED: readonly ErrorCode[] = [
  'price_changed',
  'quote_expired',
  'out_of_stock',
  'coupon_refused',
  'not_allowed',
  'email_unconfirmed',
];

export interface PlacingProblem {
  code: ErrorCode;
  message: string;
  /** The total that was shown. */
  before: number;
}

/**
 * Places the order once, however often the button is pressed. If something changed in the meantime, such as
 * price, freight, stock or coupon, it shows the reason and the new values.
 */
export function usePlacing(choice: Choice, { method, instalments }: Paying) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const draft = useRef<Draft>(emptyDraft);
  const [problem, setProblem] = useState<PlacingProblem | null>(null);
  const total = choice.payments.find((option) => option.method === method)?.total ?? 0;
  const card = useCardToken(choice.cardForm, total);

  const { busy, errors, form } = useForm({
    read: (form) => ({ accepted: form.get('accepted') === 'on' }),
    check: ({ accepted }) =>
      accepted ? null : { field: 'accepted', message: 'Confirme que você leu o resumo do pedido' },
    async send(_values, element) {
      setProblem(null);
      const paying = method === 'cartao' ? { instalments, ...(await card.get(element)) } : {};
      const input = {
        ...{ addressId: choice.address?.id ?? '', freightQuoteId: choice.freight?.id ?? '' },
        ...{ service: choice.service, method, accepted: true as const },
        ...{ expectedGoods: choice.goods, expectedTotal: total },
        ...paying,
      };
      draft.current = withKey({ ...draft.current, text: JSON.stringify(input) }, newKey);
      const idempotencyKey = draft.current.sent?.key ?? newKey();
      try {
        const { number, payment } = await quietCall(placeOrder, input, { idempotencyKey });
        publishCart({ count: 0 });
        await navigate(`/checkout/pedido/${number}`, { replace: true });
        goToWallet(payment);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'cart_empty') return navigate(CART, { replace: true });
        if (!VALUES_CHANGED.includes(error.code)) throw error;
        card.forget();
        await revalidate();
        setProblem({ code: error.code, message: error.message, before: total });
      }
    },
  });
  return { busy, errors, form, problem, total, forgetCard: card.forget };
}
