import { searchPosts } from '@arquiba/contract/explore';
import type { OutputOf } from '@arquiba/contract/route';
import { quietCall } from '../api-call.ts';
import { PostList } from '../posts/public/post-list.tsx';
import { usePostPages } from '../posts/public/use-post-pages.ts';
import { EmptyState } from '../ui/empty-state.tsx';

interface FoundPostsProps {
  q: string;
  first: OutputOf<typeof searchPosts>;
}

/** The posts that match the search. */
export function FoundPosts({ q, first }: FoundPostsProps) {
  const asked = first.corrected ?? q;
  const pages = usePostPages(`search:${asked}`, first, (cursor) =>
    quietCall(searchPosts, { q: asked, cursor }),
  );
  return (
    <>
      <Corrected q={q} corrected={first.corrected} />
      <PostList
        pages={pages}
        empty={<EmptyState art="lanes">Nenhuma publicação com “{q}”.</EmptyState>}
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
