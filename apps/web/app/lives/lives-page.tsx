import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/lives-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Lives' }, args);
}

export default function LivesPage() {
  return (
    <>
      <PageHeading title="Lives" />
      <EmptyState
        art="box"
        action={
          <LinkButton tone="secondary" to="/virals">
            Ver os virals
          </LinkButton>
        }
      >
        Ninguém está ao vivo agora.
      </EmptyState>
    </>
  );
}
