import { parseCep } from '@arquiba/brazil/cep';
import { type Cart, setCartCep } from '@arquiba/contract/cart';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { freightDeadline, freightPrice } from '../freight/public/freight-words.ts';
import { Button } from '../ui/button.tsx';
import { MaskedField } from '../ui/masked-field.tsx';
import { CART } from './cart-path.ts';

interface FreightEstimateProps {
  freight: Cart['freight'];
  /** The error of a form that was sent without scripts. */
  refused?: string | undefined;
  onCart(cart: Cart): void;
}

/** Freight and delivery date of the whole cart for a CEP. */
export function FreightEstimate({ freight, refused, onCart }: FreightEstimateProps) {
  const { busy, errors, form } = useForm({
    read: (form) => String(form.get('cep') ?? ''),
    check: (cep) =>
      parseCep(cep) ? null : { field: 'cep', message: 'O CEP tem 8 algarismos, como 88301-000' },
    before: refused ? { cep: refused } : undefined,
    send: async (cep) => onCart(await quietCall(setCartCep, { cep })),
  });
  return (
    <div className="grid gap-3">
      <form method="post" action={CART} {...form} className="flex items-start gap-2">
        <input type="hidden" name="acao" value="cep" />
        <MaskedField
          mask="cep"
          label="Frete para o CEP"
          name="cep"
          placeholder="00000-000"
          defaultValue={freight?.cep}
          error={errors.cep}
          className="flex-1"
        />
        <Button type="submit" tone="secondary" busy={busy} className="mt-[1.8rem] min-w-27">
          Calcular
        </Button>
      </form>
      <div role="status" className="empty:hidden">
        {freight && (
          <ul className="grid gap-2">
            {freight.options.map(({ service, name, price, ...option }) => (
              <li key={service} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <b className="font-semibold">{name}</b>{' '}
                <span className="font-medium whitespace-nowrap">{freightPrice(price)}</span>{' '}
                <span className="w-full text-sm text-muted">{freightDeadline(option)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
