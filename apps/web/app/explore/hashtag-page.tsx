import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/hashtag-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: `#${args.params.tag}` }, args);
}

export default function HashtagPage({ params }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={`#${params.tag}`} />
      <EmptyState art="lanes">Nenhuma publicação sobre este assunto ainda.</EmptyState>
    </>
  );
}
