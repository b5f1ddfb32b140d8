import { parseCep } from '@arquiba/brazil/cep';
import { type Cart, setCartCep } from '@arquiba/contract/cart';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { MaskedField } from '../ui/masked-field.tsx';
import { CART } from './cart-path.ts';
import { FreightChoice } from './freight-choice.tsx';

interface FreightEstimateProps {
  cart: Pick<Cart, 'freight' | 'service'>;
  /** The error of a form that was sent without scripts. */
  refused?: string | undefined;
  onCart(cart: Cart): void;
}

/** Freight and delivery date of the whole cart for a CEP, and the choice between them. */
export function FreightEstimate({ cart, refused, onCart }: FreightEstimateProps) {
  const { freight, service } = cart;
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
      {freight && <FreightChoice {...{ freight, service, onCart }} />}
    </div>
  );
}
