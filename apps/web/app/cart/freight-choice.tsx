import { type Cart, setCartFreight } from '@arquiba/contract/cart';
import { type FreightService, freightServices } from '@arquiba/contract/freight';
import { useRef, useState } from 'react';
import { call } from '../api-call.ts';
import { freightChoices } from '../freight/public/freight-choices.tsx';
import { Button } from '../ui/button.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { CART } from './cart-path.ts';

interface FreightChoiceProps {
  freight: NonNullable<Cart['freight']>;
  service: FreightService;
  onCart(cart: Cart): void;
}

/** The ways of delivery; the chosen one is part of the total, and the checkout begins with it. */
export function FreightChoice({ freight, service, onCart }: FreightChoiceProps) {
  const [pending, setPending] = useState<FreightService | null>(null);
  const last = useRef<FreightService>(service);
  async function choose(value: string) {
    const chosen = freightServices.find((known) => known === value);
    if (!chosen) return;
    last.current = chosen;
    setPending(chosen);
    // If it fails, the error is shown in a toast and the earlier choice comes back.
    const cart = await call(setCartFreight, { service: chosen }).catch(() => null);
    if (last.current !== chosen) return;
    if (cart) onCart(cart);
    setPending(null);
  }
  return (
    <form method="post" action={CART} className="grid gap-2">
      <input type="hidden" name="acao" value="frete" />
      <RadioGroup
        label="Como entregar"
        labelHidden
        name="service"
        value={pending ?? service}
        onChange={(value) => void choose(value)}
        choices={freightChoices(freight.options)}
      />
      <noscript>
        <Button type="submit" tone="secondary" wide>
          Usar este frete
        </Button>
      </noscript>
    </form>
  );
}
