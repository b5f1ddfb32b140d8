import { SectionHeading } from '../accounts/public/section-heading.tsx';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/orders-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus pedidos', face: 'shop', hidden: true }, args);
}

export default function OrdersPage() {
  return (
    <>
      <SectionHeading>MEUS PEDIDOS</SectionHeading>
      <div className="rounded-card border border-line bg-raised">
        <EmptyState art="court" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
          Você ainda não fez pedidos.
        </EmptyState>
      </div>
    </>
  );
}
