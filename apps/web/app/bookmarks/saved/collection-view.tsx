import { type Collection, deleteCollection } from '@arquiba/contract/collections';
import type { Post } from '@arquiba/contract/posts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api-call.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { ArrowLeft } from '../../ui/icons/arrow-left.tsx';
import { Pencil } from '../../ui/icons/pencil.tsx';
import { Trash } from '../../ui/icons/trash.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { Page } from '../../ui/pages.ts';
import { SavedPosts } from './saved-posts.tsx';

const CollectionDialog = lazyPart(() => import('./collection-dialog.tsx'));
const ConfirmDialog = lazyPart(() => import('../../dialogs/confirm-dialog.tsx'));

/** The posts of one collection. */
export function CollectionView({
  collection,
  first,
}: {
  collection: Collection;
  first: Page<Post>;
}) {
  const { id, name } = collection;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'name' | 'deletion' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <div className="flex min-h-11 items-center gap-2 px-2 pt-5 pb-4 md:px-0 lg:pt-0">
        <IconLink name="Voltar aos salvos" icon={<ArrowLeft />} to="/salvos" />
        <h1 className="display min-w-0 flex-1 text-3xl wrap-anywhere">{name}</h1>
        <Menu
          name={`Opções da coleção ${name}`}
          items={[
            { label: 'Renomear', icon: <Pencil />, onSelect: () => setAsking('name') },
            {
              label: 'Apagar coleção',
              icon: <Trash />,
              danger: true,
              onSelect: () => setAsking('deletion'),
            },
          ]}
        />
      </div>
      <SavedPosts
        name={`salvos ${id}`}
        first={first}
        load={{ collectionId: id }}
        onSorted={() => void revalidate()}
        empty={
          <EmptyState art="box" action={<LinkButton to="/salvos">Ver todos os salvos</LinkButton>}>
            Esta coleção ainda está vazia.
          </EmptyState>
        }
      />
      {asking === 'name' && (
        <CollectionDialog collection={collection} onDone={revalidate} onClose={close} />
      )}
      {asking === 'deletion' && (
        <ConfirmDialog
          title="Apagar a coleção?"
          action="Apagar coleção"
          onClose={close}
          onConfirm={async () => {
            await call(deleteCollection, { id });
            await navigate('/salvos', { replace: true });
          }}
        >
          <strong>{name}</strong> deixa de existir. O que está nela continua salvo.
        </ConfirmDialog>
      )}
    </>
  );
}
