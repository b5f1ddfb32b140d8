import { useState } from 'react';
import { redirect } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';
import type { Route } from './+types/placed-page';
import { type LoadedOrder, loadOrder, loadWaysToPay, type WaysToPay } from './load-order.ts';
import { OpenPayment } from './open-payment.tsx';
import { orderPath } from './order-paths.ts';
import { OrderTotals } from './order-totals.tsx';
import { PlacedHeading } from './placed-heading.tsx';
import { useOrderUpdates } from './use-order-updates.ts';

const PayAgain = lazyPart(() => import('./pay-again.tsx'), {
  fallback: () => <p role="status">Carregando as formas de pagar…</p>,
});
const BuyAgain = lazyPart(() => import('./buy-again-button.tsx'));

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadOrder(args);
  // From shipping on, an order is shown on its own page.
  if (GONE_ON.includes(loaded.order.status)) throw redirect(orderPath(loaded.order.number));
  return { loaded, ways: await loadWaysToPay(args, loaded.order) };
}

const GONE_ON: readonly string[] = [
  'enviado',
  'entregue',
  'concluido',
  'devolucao_solicitada',
  'devolvido',
];

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: `Pedido ${args.params.number}`, face: 'shop', hidden: true }, args);
}

/** Shown after the order is placed: how to pay it, or that it is paid. */
export default function PlacedPage({ loaderData: { loaded, ways } }: Route.ComponentProps) {
  const { order } = loaded;
  useOrderUpdates(order.number, order.status === 'aguardando_pagamento');
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <PlacedHeading key={order.number} loaded={loaded} />
      {ways && <Paying key={order.payment?.id} loaded={loaded} ways={ways} />}
      <OrderTotals order={order} />
      <div className="flex flex-wrap gap-2 print:hidden">
        {(order.status === 'expirado' || order.status === 'cancelado') && (
          <BuyAgain number={order.number} tone="primary" />
        )}
        <LinkButton tone="secondary" to={orderPath(order.number)}>
          Ver o pedido
        </LinkButton>
        <LinkButton tone="ghost" to="/oculos">
          Continuar comprando
        </LinkButton>
      </div>
    </div>
  );
}

/** The pending payment, or the form for another. */
function Paying({ loaded, ways }: { loaded: LoadedOrder; ways: WaysToPay }) {
  const { isOpen, order } = loaded;
  const { payment, number } = order;
  const [another, setAnother] = useState(false);
  if (another || !isOpen) {
    return (
      <Part title={isOpen ? 'Pagar de outro jeito' : 'Tente de novo ou pague de outro jeito'}>
        <PayAgain
          number={number}
          ways={ways}
          method={payment?.method ?? 'pix'}
          instalments={payment?.instalments ?? 1}
          onPaid={() => setAnother(false)}
        />
      </Part>
    );
  }
  return (
    <div className="grid gap-3">
      <OpenPayment loaded={loaded} />
      <Button
        tone="ghost"
        onClick={() => setAnother(true)}
        className="justify-self-start noscript:hidden print:hidden"
      >
        Pagar de outro jeito
      </Button>
    </div>
  );
}
