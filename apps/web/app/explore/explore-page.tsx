import { useSearchParams } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { SearchForm } from '../shell/search-form.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/explore-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Explorar' }, args);
}

export default function ExplorePage() {
  const [search] = useSearchParams();
  const query = search.get('q')?.trim() ?? '';
  return (
    <>
      <PageHeading title="Explorar" />
      <div className="px-4 md:px-0">
        <SearchForm key={query} defaultValue={query} autoFocus={search.has('buscar')} />
      </div>
      <EmptyState art="lanes">
        {query ? `Nada encontrado para “${query}”.` : 'Nenhuma foto ou vídeo para explorar ainda.'}
      </EmptyState>
    </>
  );
}
