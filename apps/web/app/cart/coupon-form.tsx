import { type Cart, removeCoupon, setCoupon } from '@arquiba/contract/cart';
import { ApiError } from '@arquiba/contract/errors';
import { type FormEvent, type RefCallback, useId, useRef } from 'react';
import { call, quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { X } from '../ui/icons/x.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CART } from './cart-path.ts';

interface CouponFormProps {
  coupon: Cart['coupon'];
  /** The error of a form that was sent without scripts. */
  refused?: string | undefined;
  onCart(cart: Cart): void;
}

/** The coupon of the cart, or the field for one. */
export function CouponForm({ coupon, refused, onCart }: CouponFormProps) {
  const changed = useRef(false);
  function take(cart: Cart) {
    changed.current = true;
    onCart(cart);
  }
  /** Focuses the control that replaces the pressed one. */
  function focus(control: HTMLElement | null) {
    if (!control || !changed.current) return;
    changed.current = false;
    control.focus();
  }
  return coupon ? (
    <Chosen coupon={coupon} focus={focus} onCart={take} />
  ) : (
    <Open refused={refused} focus={focus} onCart={take} />
  );
}

interface ControlProps {
  focus: RefCallback<HTMLElement>;
  onCart(cart: Cart): void;
}

function Open({ refused, focus, onCart }: ControlProps & Pick<CouponFormProps, 'refused'>) {
  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('code') ?? '').trim(),
    check: (code) => (code ? null : { field: 'code', message: 'Digite o cupom' }),
    before: refused ? { code: refused } : undefined,
    quiet: true,
    async send(code) {
      const cart = await quietCall(setCoupon, { code }).catch(atItsField);
      onCart(cart);
      if (!cart.coupon?.problem) notify('success', 'Cupom aplicado!');
    },
  });
  return (
    <form method="post" action={CART} {...form} className="flex items-start gap-2">
      <input type="hidden" name="acao" value="cupom" />
      <TextField
        label="Cupom de desconto"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        error={errors.code}
        ref={focus}
        className="flex-1"
      />
      <Button type="submit" tone="secondary" busy={busy} className="mt-[1.8rem] min-w-27">
        Aplicar
      </Button>
    </form>
  );
}

/** Shows a refused coupon at the only field of the form. */
function atItsField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'coupon_refused') throw error;
  const { code, message } = error;
  throw new ApiError(code, { message, fields: { code: message } });
}

function Chosen({ coupon, focus, onCart }: ControlProps & { coupon: NonNullable<Cart['coupon']> }) {
  const problem = useId();
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    // The error was shown in a toast.
    await call(removeCoupon, {}).then(onCart, () => undefined);
  };
  return (
    <div className="flex items-center gap-3 rounded-md bg-sunken py-1.5 pr-1 pl-4">
      <p className="min-w-0 flex-1">
        <b className="wrap-anywhere">{coupon.code}</b>{' '}
        <span className="text-sm text-muted">{coupon.description}</span>
        {coupon.problem && (
          <span id={problem} className="block text-sm font-medium text-card-red">
            {coupon.problem}
          </span>
        )}
      </p>
      <form method="post" action={CART} onSubmit={remove}>
        <input type="hidden" name="acao" value="tirar-cupom" />
        <IconButton
          type="submit"
          name={`Remover o cupom ${coupon.code}`}
          icon={<X />}
          ref={focus}
          aria-describedby={coupon.problem ? problem : undefined}
        />
      </form>
    </div>
  );
}
