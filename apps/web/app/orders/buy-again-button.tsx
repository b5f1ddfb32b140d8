import { buyAgain } from '@arquiba/contract/orders';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api-call.ts';
import { publishCart } from '../cart/public/publish-cart.ts';
import { Button } from '../ui/button.tsx';

interface BuyAgainButtonProps {
  number: string;
  tone: 'primary' | 'secondary';
}

/** Adds the available items of an order to the cart, and opens it. */
export default function BuyAgainButton({ number, tone }: BuyAgainButtonProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function again() {
    setBusy(true);
    try {
      publishCart(await call(buyAgain, { number }));
      await navigate('/checkout/carrinho');
    } catch {
      // The error was shown in a toast.
      setBusy(false);
    }
  }
  return (
    <Button tone={tone} busy={busy} onClick={() => void again()}>
      Comprar de novo
    </Button>
  );
}
