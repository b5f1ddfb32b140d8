import { pageMeta } from '../page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/catalog-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Óculos', face: 'shop' }, args);
}

export default function CatalogPage() {
  return (
    <>
      <h1 className="display text-4xl">Óculos</h1>
      <EmptyState art="court">Nenhum óculos no catálogo ainda.</EmptyState>
    </>
  );
}
