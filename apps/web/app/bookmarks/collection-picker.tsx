import {
  type Collection,
  type Collections,
  createCollection,
  listCollections,
  savePost,
} from '@arquiba/contract/bookmarks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { call, quietCall } from '../api-call.ts';
import { useDialogAction } from '../dialogs/use-dialog-action.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Check } from '../ui/icons/check.tsx';
import { Bone, Loading } from '../ui/skeletons.tsx';
import { CollectionCover } from './collection-cover.tsx';
import { CollectionNameField } from './collection-name-field.tsx';
import { countPosts } from './count-posts.ts';

interface CollectionPickerProps {
  postId: string;
  onClose(): void;
  /** Called after the post was moved to another collection. */
  onMoved?(collectionId: string | null): void;
}

/** Chooses the collection of a saved post, or creates one. */
export default function CollectionPicker({ postId, onClose, onMoved }: CollectionPickerProps) {
  const { collections, current, failed, load } = useChoices(postId);
  const name = useRef<HTMLInputElement>(null);
  // Without collections, focuses the field for the name of the first one.
  useEffect(() => {
    if (collections?.items.length === 0) name.current?.focus();
  }, [collections]);

  const { run: move } = useDialogAction(
    async (collection: Pick<Collection, 'id' | 'name'> | null) => {
      const collectionId = collection?.id ?? null;
      await call(savePost, { id: postId, collectionId });
      notify('success', collection ? `Salvo em ${collection.name}.` : 'Salvo fora das coleções.');
      onMoved?.(collectionId);
    },
    onClose,
  );

  return (
    <Dialog
      open
      onClose={onClose}
      isChanged={() => Boolean(name.current?.value)}
      title="Escolher coleção"
    >
      {failed && <ErrorState onRetry={load}>Não foi possível abrir suas coleções.</ErrorState>}
      {!failed && !collections && <Waiting />}
      {collections && (
        <ul className="-mx-2 grid grid-cols-1 gap-1">
          {collections.items.map((collection) => (
            <li key={collection.id}>
              <Choice
                {...collection}
                detail={countPosts(collection.count)}
                chosen={current === collection.id}
                onChoose={() => void move(collection)}
              />
            </li>
          ))}
          {collections.items.length > 0 && (
            <li>
              <Choice
                name="Sem coleção"
                detail="Fica só em Todos os salvos"
                cover={null}
                chosen={current === null}
                onChoose={() => void move(null)}
              />
            </li>
          )}
        </ul>
      )}
      <NewCollection name={name} onCreated={move} />
    </Dialog>
  );
}

function useChoices(postId: string) {
  const [collections, setCollections] = useState<Collections>();
  const [current, setCurrent] = useState<string | null>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    // Saving a saved post changes nothing and returns its collection.
    Promise.all([quietCall(listCollections, {}), quietCall(savePost, { id: postId })]).then(
      ([found, { collectionId }]) => {
        setCollections(found);
        setCurrent(collectionId);
      },
      () => setFailed(true),
    );
  }, [postId]);
  useEffect(() => load(), [load]);
  return { collections, current, failed, load };
}

interface ChoiceProps extends Pick<Collection, 'name' | 'cover'> {
  detail: string;
  chosen: boolean;
  onChoose(): void;
}

function Choice({ name, cover, detail, chosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-md p-2 text-left transition hover:bg-accent-soft"
    >
      <CollectionCover cover={cover} sizes="48px" className="size-12 flex-none rounded-md" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
      {chosen && <Check className="mr-2 size-5 flex-none text-accent-ink" />}
    </button>
  );
}

interface NewCollectionProps {
  name: RefObject<HTMLInputElement | null>;
  onCreated(collection: Collection): Promise<void>;
}

function NewCollection({ name, onCreated }: NewCollectionProps) {
  const { busy, errors, form } = useForm({
    read: (data) => String(data.get('name') ?? ''),
    async send(chosen) {
      await onCreated(await quietCall(createCollection, { name: chosen }));
    },
  });
  return (
    <form
      aria-label="Nova coleção"
      className="mt-4 grid gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_auto] sm:items-start"
      {...form}
    >
      <CollectionNameField ref={name} label="Nova coleção" error={errors.name} />
      <Button type="submit" tone="secondary" busy={busy} className="sm:mt-[1.875rem]">
        Criar e salvar
      </Button>
    </form>
  );
}

function Waiting() {
  return (
    <Loading label="Abrindo suas coleções…">
      <div className="grid gap-3">
        <Bone className="h-12 rounded-md" />
        <Bone className="h-12 rounded-md" />
      </div>
    </Loading>
  );
}
