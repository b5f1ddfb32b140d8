import { listOrders } from '@arquiba/contract/orders';
import { useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { loadListPage, withParameter } from '../list-page.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { ProductCardSkeleton } from '../ui/skeletons.tsx';
import { usePages } from '../ui/use-pages.ts';
import type { Route } from './+types/orders-page';
import { OrderSection } from './order-section.tsx';

const PAGE = 10;
const ORDERS = 'grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-4 xl:grid-cols-4';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus pedidos', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const first = await loadListPage(args, (call, place) =>
    call(listOrders, { ...place, limit: PAGE }),
  );
  return { first, accountId: args.context.get(accountContext)?.id ?? '' };
}

export default function OrdersPage({ loaderData: { first, accountId } }: Route.ComponentProps) {
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
      {pages.items.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState art="court" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
            Você ainda não fez pedidos.
          </EmptyState>
        </div>
      ) : (
        <div className={ORDERS}>
          {pages.items.map((order) => (
            <OrderSection key={order.number} order={order} />
          ))}
          {(pages.nextCursor || pages.items.length > PAGE) && (
            <div className="col-span-full">
              <EndOfList
                pages={pages}
                noun="pedidos"
                next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
                skeleton={
                  <div className={ORDERS}>
                    <ProductCardSkeleton />
                  </div>
                }
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
