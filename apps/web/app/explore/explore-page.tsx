import { search } from '@arquiba/contract/explore';
import { getFeed } from '@arquiba/contract/feed';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { SearchForm } from '../shell/search-form.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/explore-page';
import { MediaGrid } from './media-grid.tsx';
import { SearchResults } from './search-results.tsx';

const PAGE = 30;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Explorar' }, args);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = pageCall({ context, url });
  const q = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  if (q) return { q, found: await call(search, { q }) };
  const cursor = url.searchParams.get('cursor');
  return {
    q,
    media: await call(getFeed, { kind: 'media', limit: PAGE, ...(cursor && { cursor }) }),
  };
}

export default function ExplorePage({ loaderData }: Route.ComponentProps) {
  const { q, found, media } = loaderData;
  return (
    <>
      <PageHeading title="Explorar" />
      <div className="mb-6 px-4 md:px-0">
        <SearchForm key={q} defaultValue={q} />
      </div>
      {found && <SearchResults q={q} found={found} />}
      {media && media.items.length === 0 && (
        <EmptyState art="lanes" action={<LinkButton to="/perfis">Ver pessoas</LinkButton>}>
          Nenhuma foto ou vídeo para explorar ainda.
        </EmptyState>
      )}
      {media && <MediaGrid posts={media.items} />}
      {media?.nextCursor && (
        <div className="mt-6 grid justify-center">
          <LinkButton tone="secondary" to={`?cursor=${encodeURIComponent(media.nextCursor)}`}>
            Ver mais antigas
          </LinkButton>
        </div>
      )}
    </>
  );
}
