import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/trending-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Trending' }, args);
}

export default function TrendingPage() {
  return (
    <>
      <PageHeading title="Trending" />
      <EmptyState
        art="court"
        action={
          <LinkButton tone="secondary" to="/explorar">
            Explorar
          </LinkButton>
        }
      >
        Nenhum assunto em alta agora.
      </EmptyState>
    </>
  );
}
