import { setCartReminder } from '@arquiba/contract/cart-reminders';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { CART } from './cart-path.ts';

/** The consent to one mail about a cart that was left behind. */
export default function CartReminder({ on: before }: { on: boolean }) {
  const [on, setOn] = useState(before);
  async function change(next: boolean) {
    setOn(next);
    // The error was shown in a toast.
    await call(setCartReminder, { on: next }).catch(() => setOn(!next));
  }
  return (
    <form method="post" action={CART}>
      <input type="hidden" name="acao" value="lembrete" />
      <Switch
        label="Lembrar por e-mail"
        detail="Se o carrinho ficar parado por um dia, escrevemos uma vez."
        name="lembrar"
        value="sim"
        checked={on}
        onChange={(event) => void change(event.target.checked)}
      />
      <Button type="submit" tone="secondary" size="sm" className="not-noscript:hidden">
        Guardar
      </Button>
    </form>
  );
}
