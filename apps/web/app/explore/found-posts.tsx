import { searchPosts } from '@arquiba/contract/explore';
import type { OutputOf } from '@arquiba/contract/route';
import { quietCall } from '../api-call.ts';
import { PostList } from '../posts/public/post-list.tsx';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { filterInput, type PostFilter, searchPath } from './search-kinds.ts';

interface FoundPostsProps {
  q: string;
  filter: PostFilter;
  first: OutputOf<typeof searchPosts>;
}

/** The posts that match the search. */
export function FoundPosts({ q, filter, first }: FoundPostsProps) {
  const asked = first.corrected ?? q;
  const isFiltered = Object.values(filter).some(Boolean);
  const name = `search:${searchPath(asked, 'publicacoes', filter)}`;
  const pages = usePostPages(name, first, (cursor) =>
    quietCall(searchPosts, { q: asked, ...filterInput(filter), cursor }),
  );
  return (
    <>
      <Corrected q={q} corrected={first.corrected} />
      <PostList
        pages={pages}
        empty={
          isFiltered ? (
            <EmptyState
              art="lanes"
              action={
                <LinkButton tone="secondary" to={searchPath(q, 'publicacoes')}>
                  Tirar os filtros
                </LinkButton>
              }
            >
              Nenhuma publicação com “{q}” e estes filtros.
            </EmptyState>
          ) : (
            <EmptyState art="lanes">Nenhuma publicação com “{q}”.</EmptyState>
          )
        }
      />
    </>
  );
}

export function Corrected({ q, corrected }: { q: string; corrected: string | null }) {
  if (!corrected) return null;
  return (
    <p className="mb-3 px-4 text-muted md:px-0">
      Nada com “{q}”. Mostrando resultados para <b className="text-ink">{corrected}</b>.
    </p>
  );
}
