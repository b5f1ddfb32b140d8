import { SectionHeading } from '../accounts/public/section-heading.tsx';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/addresses-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus endereços', face: 'shop', hidden: true }, args);
}

export default function AddressesPage() {
  return (
    <>
      <SectionHeading>MEUS ENDEREÇOS</SectionHeading>
      <div className="rounded-card border border-line bg-raised">
        <EmptyState art="lanes" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
          Nenhum endereço por aqui. O cadastro de endereços abre junto com as compras.
        </EmptyState>
      </div>
    </>
  );
}
