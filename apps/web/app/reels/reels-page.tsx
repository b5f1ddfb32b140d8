import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/reels-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Reels' }, args);
}

export default function ReelsPage() {
  return (
    <>
      <PageHeading title="Reels" />
      <EmptyState art="court">Nenhum vídeo publicado ainda.</EmptyState>
    </>
  );
}
