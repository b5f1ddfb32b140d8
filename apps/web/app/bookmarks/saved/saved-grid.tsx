import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { loadAction } from '../../notices/load-action.ts';
import { PostTile } from '../../posts/public/post-tile.tsx';
import { BookmarkX } from '../../ui/icons/bookmark-x.tsx';
import { EllipsisVertical } from '../../ui/icons/ellipsis-vertical.tsx';
import { FolderInput } from '../../ui/icons/folder-input.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';

const CollectionPicker = lazyPart(() => import('../collection-picker.tsx'));

interface SavedGridProps {
  posts: readonly Post[];
  /** Called after the collections of a post were chosen. */
  onSorted(id: string, collectionIds: readonly string[]): void;
}

/** Saved posts as a grid of squares, whose layout does not shift while it loads. */
export function SavedGrid({ posts, onSorted }: SavedGridProps) {
  const [picking, setPicking] = useState<string | null>(null);
  return (
    <>
      <ul className="grid grid-cols-2 gap-0.5 sm:grid-cols-3 md:gap-1.5">
        {posts.map(({ id, author, text, media }, index) => (
          <li key={id} className="relative">
            <PostTile
              {...{ text, media, author: author.displayName, to: `/post/${id}` }}
              sizes="(min-width: 900px) 210px, (min-width: 600px) 33vw, 50vw"
              priority={index < 4}
            />
            <span className="absolute right-0 bottom-0 noscript:hidden">
              <Menu
                name={`Opções do que você salvou de ${author.displayName}`}
                icon={<MenuDot />}
                className="group grid size-11 place-items-center"
                items={[
                  {
                    label: 'Escolher coleções',
                    icon: <FolderInput />,
                    onSelect: () => setPicking(id),
                  },
                  {
                    label: 'Remover dos salvos',
                    icon: <BookmarkX />,
                    danger: true,
                    onSelect: () => void removeAtNeed(id),
                  },
                ]}
              />
            </span>
          </li>
        ))}
      </ul>
      {picking && (
        <CollectionPicker
          postId={picking}
          onSorted={(collectionIds) => onSorted(picking, collectionIds)}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}

function MenuDot() {
  return (
    <span className="grid size-8 place-items-center rounded-pill bg-night/75 text-chalk transition group-hover:bg-night">
      <EllipsisVertical className="size-4.5" />
    </span>
  );
}

async function removeAtNeed(id: string): Promise<void> {
  const removing = await loadAction(() => import('./remove-with-undo.ts'));
  removing?.removeWithUndo(id);
}
