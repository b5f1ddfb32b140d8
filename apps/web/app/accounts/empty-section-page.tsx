import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/empty-section-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Minha conta', face: 'shop', hidden: true }, args);
}

/** Shown for unknown sections. */
export default function EmptySectionPage() {
  return (
    <div className="min-h-80 rounded-card border border-line bg-raised">
      <h1 className="sr-only">Minha conta</h1>
    </div>
  );
}
