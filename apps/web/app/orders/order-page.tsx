import type { Order } from '@arquiba/contract/orders';
import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { ChevronLeft } from '../ui/icons/chevron-left.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';
import type { Route } from './+types/order-page';
import { DeliveryPart } from './delivery-part.tsx';
import { guestAction } from './guest/guest-action.ts';
import { loadOrder } from './load-order.ts';
import { ORDERS, payingPath } from './order-paths.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import { STATES } from './order-words.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { waitingLine } from './prescription-words.ts';
import { useOrderUpdates } from './use-order-updates.ts';

const CardReview = lazyPart(
  async () => ({ default: (await import('./card-review.tsx')).CardReview }),
  { preload: true },
);
// Most orders have no return.
const OrderHelp = lazyPart(
  async () => ({ default: (await import('./order-help.tsx')).OrderHelp }),
  { preload: true },
);
const ReturnFacts = lazyPart(() => import('./return-facts.tsx'), { preload: true });
const GuestAccount = lazyPart(() => import('./guest/guest-account.tsx'), { preload: true });
const OrderActions = lazyPart(() => import('./order-actions.tsx'), { preload: true });

const PrescriptionNotice = lazyPart(() => import('./prescription-notice.tsx'), { preload: true });

export function loader(args: Route.LoaderArgs) {
  return loadOrder(args);
}

export const action = guestAction;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: `Pedido ${args.params.number}`, face: 'shop', hidden: true }, args);
}

/** An order with its timeline and its actions. */
export default function OrderPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const { order, placedAt, timeline } = loaded;
  const { invoice } = order;
  const state = STATES[order.status];
  useOrderUpdates(order.number, loaded.isProcessing);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        {!order.guest && (
          <Link
            to={ORDERS}
            className="touch inline-flex h-9 items-center gap-1 text-ink no-underline hover:underline print:hidden"
          >
            <ChevronLeft className="size-4" /> Todos os pedidos
          </Link>
        )}
        <h1 className="display mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-3xl">
          Pedido {order.number} <Badge tone={state.tone}>{state.name}</Badge>
        </h1>
        <p className="mt-1.5 text-muted">Feito em {placedAt}</p>
      </div>
      {order.may.pay && !loaded.isProcessing && (
        <LinkButton to={payingPath(order.number)} className="justify-self-start">
          Pagar agora
        </LinkButton>
      )}
      {order.status === 'em_analise' && <CardReview loaded={loaded} />}
      {waitingLine(order.lines) && <PrescriptionNotice order={order} />}
      <div className="grid grid-cols-1 gap-6 md:max-lg:grid-cols-2 xl:grid-cols-2">
        <Part title="Andamento">
          <OrderTimeline steps={timeline} />
        </Part>
        <div className="grid gap-6">
          <DeliveryPart order={order} />
          <Part title="Pagamento">
            <PaymentFacts order={order} />
            {order.returns.length > 0 && <ReturnFacts order={order} />}
            {invoice && <Invoice invoice={invoice} />}
          </Part>
        </div>
      </div>
      <OrderTotals order={order} back={loaded.back} />
      <OrderActions loaded={loaded} />
      {order.guest && <GuestAccount order={order} sent={actionData} />}
      <OrderHelp order={order} />
    </div>
  );
}

/** The electronic invoice: its 44 digits in groups of four, and a link. */
function Invoice({ invoice }: { invoice: NonNullable<Order['invoice']> }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">Nota fiscal</h3>
      <p className="text-sm text-muted tabular-nums wrap-anywhere">
        {invoice.key.replace(/(\d{4})(?=\d)/g, '$1 ')}
      </p>
      {invoice.url && (
        <a href={invoice.url} target="_blank" rel="noreferrer" className="font-semibold text-ink">
          Abrir a nota fiscal
        </a>
      )}
    </div>
  );
}
