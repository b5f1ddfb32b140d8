import { useState } from 'react';
import { redirect } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';
import type { Route } from './+types/placed-page';
import { CardReview } from './card-review.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { guestAction } from './guest/guest-action.ts';
import { type LoadedOrder, loadPlaced, loadWaysToPay, type WaysToPay } from './load-order.ts';
import { OpenPayment } from './open-payment.tsx';
import { orderPath } from './order-paths.ts';
import { OrderTotals } from './order-totals.tsx';
import { PlacedHeading } from './placed-heading.tsx';
import { waitingLine } from './prescription-words.ts';
import { useOrderUpdates } from './use-order-updates.ts';

const PayAgain = lazyPart(() => import('./pay-again.tsx'), {
  fallback: () => <p role="status">Carregando as formas de pagar…</p>,
  // The server renders it: a button pressed early waits for its code.
  preload: true,
});
const GuestAccount = lazyPart(() => import('./guest/guest-account.tsx'), { preload: true });
const PrescriptionNotice = lazyPart(() => import('./prescription-notice.tsx'), { preload: true });
const BuyAgain = lazyPart(() => import('./buy-again-button.tsx'));

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPlaced(args);
  // From shipping on, an order is shown on its own page.
  if (GONE_ON.includes(loaded.order.status)) throw redirect(orderPath(loaded.order));
  return { loaded, ways: await loadWaysToPay(args, loaded.order) };
}

export const action = guestAction;

const WAITING: readonly string[] = ['aguardando_pagamento', 'em_analise'];

const CLOSED: readonly string[] = ['expirado', 'cancelado'];

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
export default function PlacedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { loaded, ways } = loaderData;
  const { order } = loaded;
  useOrderUpdates(order.number, WAITING.includes(order.status));
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <PlacedHeading key={order.number} loaded={loaded} />
      <CardReview loaded={loaded} />
      {waitingLine(order.lines) && <PrescriptionNotice order={order} />}
      {ways && <Paying key={order.payment?.id} loaded={loaded} ways={ways} />}
      {CLOSED.includes(order.status) || <DeliveryPart order={order} />}
      <OrderTotals order={order} back={loaded.back} />
      {order.guest && <GuestAccount order={order} sent={actionData} />}
      <div className="flex flex-wrap gap-2 print:hidden">
        {CLOSED.includes(order.status) && <BuyAgain number={order.number} tone="primary" />}
        <LinkButton tone="secondary" to={orderPath(order)}>
          Ver o pedido
        </LinkButton>
        <LinkButton tone="ghost" to="/oculos">
          Continuar comprando
        </LinkButton>
      </div>
    </div>
  );
}

const OTHERWISE = 'Escolher outra forma de pagamento';

/** The pending payment, or the form for another. */
function Paying({ loaded, ways }: { loaded: LoadedOrder; ways: WaysToPay }) {
  const { isOpen, order } = loaded;
  const { payment, number } = order;
  const [another, setAnother] = useState(false);
  if (another || !isOpen) {
    return (
      <Part title={isOpen ? OTHERWISE : 'Tente de novo ou escolha outra forma de pagamento'}>
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
      {(!loaded.isProcessing || payment?.method === 'carteira') && (
        <Button
          tone="ghost"
          onClick={() => setAnother(true)}
          className="justify-self-start noscript:hidden print:hidden"
        >
          {OTHERWISE}
        </Button>
      )}
    </div>
  );
}
