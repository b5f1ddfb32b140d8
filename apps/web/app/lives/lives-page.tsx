import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/lives-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Lives' }, args);
}

export default function LivesPage() {
  return (
    <>
      <PageHeading title="Lives" />
      <EmptyState art="box">Ninguém está ao vivo agora.</EmptyState>
    </>
  );
}
