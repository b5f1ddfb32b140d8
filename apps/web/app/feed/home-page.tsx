import { brand } from '@arquiba/contract/brand';
import { pageMeta } from '../page-meta.ts';
import { composerPath } from '../shell/composer-path.ts';
import { useAccount } from '../shell/use-site.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/home-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: brand.network.name }, args);
}

export default function HomePage() {
  return (
    <>
      <h1 className="sr-only">Feed</h1>
      <EmptyState
        art="pitch"
        action={<LinkButton to={composerPath(useAccount())}>Publicar</LinkButton>}
      >
        Ninguém publicou ainda. O primeiro lance é seu.
      </EmptyState>
    </>
  );
}
