import { SectionHeading } from '../accounts/public/section-heading.tsx';
import { pageMeta } from '../page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/addresses-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus endereços', face: 'shop', hidden: true }, args);
}

export default function AddressesPage() {
  return (
    <>
      <SectionHeading>MEUS ENDEREÇOS</SectionHeading>
      <EmptyState art="pool">Você ainda não cadastrou endereços.</EmptyState>
    </>
  );
}
