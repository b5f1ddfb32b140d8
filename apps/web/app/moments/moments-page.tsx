import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/moments-page';

export function meta(args: Route.MetaArgs) {
  const title = args.location.pathname === '/conquistas' ? 'Conquistas' : 'Moments';
  return pageMeta({ title }, args);
}

export default function MomentsPage() {
  return (
    <>
      <PageHeading title="Moments" />
      <EmptyState
        art="pool"
        action={
          <LinkButton tone="secondary" to="/">
            Ver o feed
          </LinkButton>
        }
      >
        Nenhum moment nas últimas 24 horas.
      </EmptyState>
    </>
  );
}
