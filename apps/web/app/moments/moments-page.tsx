import { useLocation } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/moments-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: titleOf(args.location.pathname) }, args);
}

/** The page has two entries in the menu. */
function titleOf(path: string): string {
  return path === '/conquistas' ? 'Conquistas' : 'Moments';
}

export default function MomentsPage() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeading title={titleOf(pathname)} />
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
