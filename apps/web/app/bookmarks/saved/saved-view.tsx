import type { Collections } from '@arquiba/contract/collections';
import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FolderPlus } from '../../ui/icons/folder-plus.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Page } from '../../ui/pages.ts';
import { CollectionTiles } from './collection-tiles.tsx';
import { SavedPosts } from './saved-posts.tsx';

const CollectionDialog = lazyPart(() => import('./collection-dialog.tsx'));

/** All saved posts, below the collections. */
export function SavedView({ collections, first }: { collections: Collections; first: Page<Post> }) {
  const { revalidate } = useRevalidator();
  const [naming, setNaming] = useState(false);
  const sorted = collections.items.length > 0;
  return (
    <>
      <PageHeading title="Salvos">
        <Button
          tone="secondary"
          size="sm"
          icon={<FolderPlus />}
          className="noscript:hidden"
          onClick={() => setNaming(true)}
        >
          Nova coleção
        </Button>
      </PageHeading>
      {sorted && (
        <section aria-labelledby="collections">
          <h2 id="collections" className="sr-only">
            Coleções
          </h2>
          <CollectionTiles items={collections.items} />
        </section>
      )}
      <section aria-labelledby="all-saved">
        <h2
          id="all-saved"
          className={sorted ? 'display mt-8 mb-3 px-4 text-xl md:px-0' : 'sr-only'}
        >
          Todos os salvos
        </h2>
        <SavedPosts
          name="salvos"
          first={first}
          load={{}}
          onSorted={() => void revalidate()}
          empty={
            <EmptyState
              art="lanes"
              action={
                <LinkButton tone="secondary" to="/explorar">
                  Explorar
                </LinkButton>
              }
            >
              Você ainda não salvou nada.
            </EmptyState>
          }
        />
      </section>
      {naming && <CollectionDialog onDone={revalidate} onClose={() => setNaming(false)} />}
    </>
  );
}
