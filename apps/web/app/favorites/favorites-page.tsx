import { SectionHeading } from '../accounts/public/section-heading.tsx';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/favorites-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Meus favoritos', face: 'shop', hidden: true }, args);
}

export default function FavoritesPage() {
  return (
    <>
      <SectionHeading>MEUS FAVORITOS</SectionHeading>
      <div className="rounded-card border border-line bg-raised">
        <EmptyState art="box" action={<LinkButton to="/oculos">Ver os óculos</LinkButton>}>
          Você ainda não favoritou nenhum óculos.
        </EmptyState>
      </div>
    </>
  );
}
