import { formatBrl } from '@arquiba/brazil/money';
import type { listGuestOrders } from '@arquiba/contract/guest-orders';
import type { OutputOf } from '@arquiba/contract/route';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { formatMoment } from '../../ui/format-age.ts';
import { Part } from '../../ui/part.tsx';
import { Refusal } from '../../ui/refusal.tsx';

interface FoundGuestOrdersProps {
  orders: OutputOf<typeof listGuestOrders>;
  refused: string | undefined;
}

/** Orders that were bought without an account, by the e-mail of this one. */
export default function FoundGuestOrders({ orders, refused }: FoundGuestOrdersProps) {
  const busy = useNavigation().formData?.get('number');
  return (
    <Part title="Comprados sem conta">
      <p className="mb-4 text-muted">Estes pedidos foram feitos com o seu e-mail.</p>
      <Refusal message={refused} />
      <ul className="grid gap-3">
        {orders.map(({ number, createdAt, total }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <b className="font-semibold">Pedido {number}</b>
              <span className="block text-sm text-muted">
                {formatBrl(total)} · {formatMoment(new Date(createdAt))}
              </span>
            </p>
            <Form method="post">
              <input type="hidden" name="number" value={number} />
              <Button type="submit" size="sm" tone="secondary" busy={busy === number}>
                Levar para a minha conta<span className="sr-only"> o pedido {number}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Part>
  );
}
