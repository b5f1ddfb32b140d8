import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/people-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Pessoas para seguir' }, args);
}

export default function PeoplePage() {
  return (
    <>
      <PageHeading title="Pessoas para seguir" />
      <EmptyState art="lanes">Nenhuma pessoa para seguir por enquanto.</EmptyState>
    </>
  );
}
