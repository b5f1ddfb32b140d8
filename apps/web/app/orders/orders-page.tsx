import { listGuestOrders, takeOrder } from '@arquiba/contract/guest-orders';
import { listOrders } from '@arquiba/contract/orders';
import { redirect, useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, withParameter } from '../list-page.ts';
import { pageCall, refusalOf } from '../loader.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Bone } from '../ui/skeletons.tsx';
import { usePages } from '../ui/use-pages.ts';
import type { Route } from './+types/orders-page';
import { ORDERS } from './order-paths.ts';
import { OrderSection } from './order-section.tsx';

// Rarely needed: few people buy without an account first.
const FoundGuestOrders = lazyPart(() => import('./guest/found-guest-orders.tsx'), {
  preload: true,
});
const PAGE = 10;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus pedidos', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const first = await loadListPage(args, (call, place) =>
    call(listOrders, { ...place, limit: PAGE }),
  );
  const guestOrders = await pageCall(args)(listGuestOrders, {});
  return { first, guestOrders, accountId: args.context.get(accountContext)?.id ?? '' };
}

/** Takes an order that was bought without an account. */
export async function action({ context, request }: Route.ActionArgs) {
  const number = String((await request.formData()).get('number') ?? '');
  try {
    await context.get(callContext)(takeOrder, { number });
    return redirect(`${ORDERS}/${number}`);
  } catch (error) {
    return { message: refusalOf(error).message };
  }
}

export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { first, accountId, guestOrders } = loaderData;
  const location = useLocation();
  const pages = usePages({
    name: `orders ${accountId}`,
    first,
    load: (cursor) => quietCall(listOrders, { cursor, limit: PAGE }),
    idOf: ({ number }) => number,
  });
  return (
    <>
      <SectionHeading>MEUS PEDIDOS</SectionHeading>
      {guestOrders.length > 0 && (
        <div className="mb-4">
          <FoundGuestOrders orders={guestOrders} refused={actionData?.message} />
        </div>
      )}
      {pages.items.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState art="court" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
            Você ainda não fez pedidos.
          </EmptyState>
        </div>
      ) : (
        <div className="grid gap-4">
          {pages.items.map((order) => (
            <OrderSection key={order.number} order={order} />
          ))}
          {(pages.nextCursor || pages.items.length > PAGE) && (
            <EndOfList
              pages={pages}
              noun="pedidos"
              next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
              skeleton={<Bone className="h-64 rounded-card" />}
            />
          )}
        </div>
      )}
    </>
  );
}
