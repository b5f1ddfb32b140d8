import type { Order } from '@arquiba/contract/orders';
import { Link } from 'react-router';
import { AddressLines } from '../addresses/public/address-lines.tsx';
import { pageMeta } from '../page-meta.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { formatDay } from '../ui/format-day.ts';
import { ChevronLeft } from '../ui/icons/chevron-left.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Part } from '../ui/part.tsx';
import type { Route } from './+types/order-page';
import { loadOrder } from './load-order.ts';
import { ORDERS, payingPath } from './order-paths.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import { STATES } from './order-words.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { ReturnFacts } from './return-facts.tsx';
import { ShipmentFacts } from './shipment-facts.tsx';
import { useOrderUpdates } from './use-order-updates.ts';

const OrderActions = lazyPart(() => import('./order-actions.tsx'), { preload: true });

export function loader(args: Route.LoaderArgs) {
  return loadOrder(args);
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: `Pedido ${args.params.number}`, face: 'shop', hidden: true }, args);
}

/** An order with its timeline and its actions. */
export default function OrderPage({ loaderData: loaded }: Route.ComponentProps) {
  const { order, placedAt, timeline } = loaded;
  const { freight, address, invoice } = order;
  const state = STATES[order.status];
  useOrderUpdates(order.number, false);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <Link
          to={ORDERS}
          className="touch inline-flex h-9 items-center gap-1 text-ink no-underline hover:underline print:hidden"
        >
          <ChevronLeft className="size-4" /> Todos os pedidos
        </Link>
        <h1 className="display mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-3xl">
          Pedido {order.number} <Badge tone={state.tone}>{state.name}</Badge>
        </h1>
        <p className="mt-1.5 text-muted">Feito em {placedAt}</p>
      </div>
      {order.may.pay && (
        <LinkButton to={payingPath(order.number)} className="justify-self-start">
          Pagar agora
        </LinkButton>
      )}
      <div className="grid grid-cols-1 gap-6 md:max-lg:grid-cols-2 xl:grid-cols-2">
        <Part title="Andamento">
          <OrderTimeline steps={timeline} />
        </Part>
        <div className="grid gap-6">
          <Part title="Entrega">
            <p className="font-semibold wrap-anywhere">{address.title || 'Endereço'}</p>
            <p className="text-muted wrap-anywhere">
              <AddressLines place={address} />
            </p>
            <p className="mt-3">
              {freight.name}, até {formatDay(freight.arrivesBy)}
            </p>
            <ShipmentFacts shipment={order.shipment} />
          </Part>
          <Part title="Pagamento">
            <PaymentFacts order={order} />
            <ReturnFacts returns={order.returns} />
            {invoice && <Invoice invoice={invoice} />}
          </Part>
        </div>
      </div>
      <OrderTotals order={order} />
      <OrderActions loaded={loaded} />
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
