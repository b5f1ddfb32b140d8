import { type Collection, createCollection } from '@arquiba/contract/collections';
import { type RefObject, useEffect, useRef } from 'react';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { cx } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Bone, Loading } from '../ui/skeletons.tsx';
import { CollectionCover } from './collection-cover.tsx';
import { CollectionNameField } from './collection-name-field.tsx';
import { countPosts } from './count-posts.ts';
import { type Choice, useChoices } from './use-choices.ts';

interface CollectionPickerProps {
  postId: string;
  onClose(): void;
  /** Called after the dialog was closed, if something was changed. */
  onSorted?(collectionIds: readonly string[]): void;
}

/** Chooses the collections of a saved post, or creates one. Each change is stored at once. */
export default function CollectionPicker({ postId, onClose, onSorted }: CollectionPickerProps) {
  const { choices, failed, load, add, choose, settled } = useChoices(postId);
  const name = useRef<HTMLInputElement>(null);
  const isEmpty = choices?.length === 0;
  // Without collections, focuses the field for the name of the first one.
  useEffect(() => {
    if (isEmpty) name.current?.focus();
  }, [isEmpty]);

  async function close() {
    onClose();
    if (!onSorted) return;
    const collectionIds = await settled();
    if (collectionIds) onSorted(collectionIds);
  }

  /** A name that was typed is not lost: its collection is created first. */
  function finish() {
    if (name.current?.value.trim()) name.current.form?.requestSubmit();
    else void close();
  }

  return (
    <Dialog
      open
      onClose={() => void close()}
      isChanged={() => Boolean(name.current?.value)}
      title="Escolher coleções"
      actions={<Button onClick={finish}>Pronto</Button>}
    >
      {failed && <ErrorState onRetry={load}>Não foi possível abrir suas coleções.</ErrorState>}
      {!failed && !choices && <Waiting />}
      {choices && !isEmpty && (
        <fieldset>
          <legend className="text-sm text-muted">A publicação fica nas coleções marcadas.</legend>
          <ul className="-mx-2 mt-2 grid grid-cols-1 gap-1">
            {choices.map((choice) => (
              <li key={choice.id}>
                <ChoiceBox {...choice} onChoose={(chosen) => choose(choice.id, chosen)} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <NewCollection name={name} divided={!isEmpty} onCreated={add} />
    </Dialog>
  );
}

function ChoiceBox({
  name,
  cover,
  count,
  chosen,
  onChoose,
}: Choice & { onChoose(chosen: boolean): void }) {
  return (
    <Checkbox
      checked={chosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
      className="rounded-md px-2 transition hover:bg-accent-soft"
      label={
        <span className="flex items-center gap-3">
          <CollectionCover cover={cover} sizes="48px" className="size-12 flex-none rounded-md" />
          <span className="min-w-0">
            <span className="block truncate font-semibold" title={name}>
              {name}
            </span>
            <span className="block text-sm text-muted">{countPosts(count)}</span>
          </span>
        </span>
      }
    />
  );
}

interface NewCollectionProps {
  name: RefObject<HTMLInputElement | null>;
  /** Whether collections are listed above it. */
  divided: boolean;
  /** Adds the post to it. */
  onCreated(collection: Collection): Promise<boolean>;
}

function NewCollection({ name, divided, onCreated }: NewCollectionProps) {
  const { busy, errors, form } = useForm({
    read: (data) => String(data.get('name') ?? ''),
    async send(chosen, element) {
      const collection = await quietCall(createCollection, { name: chosen });
      element.reset();
      name.current?.focus();
      if (await onCreated(collection)) notify('success', `Salvo em ${collection.name}.`);
    },
  });
  return (
    <form
      aria-label="Nova coleção"
      className={cx(
        'grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start',
        divided && 'mt-4 border-t border-line pt-4',
      )}
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
