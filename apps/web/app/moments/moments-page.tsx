import { useLocation } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/moments-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: titleOf(args.location.pathname) }, args);
}

export default function MomentsPage() {
  return (
    <>
      <PageHeading title={titleOf(useLocation().pathname)} />
      <EmptyState art="pool">Nenhum moment nas últimas 24 horas.</EmptyState>
    </>
  );
}

function titleOf(pathname: string): string {
  return pathname === '/conquistas' ? 'Conquistas' : 'Moments';
}
