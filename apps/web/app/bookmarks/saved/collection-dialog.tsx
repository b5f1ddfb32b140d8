import { type Collection, createCollection, renameCollection } from '@arquiba/contract/collections';
import { useRef } from 'react';
import { quietCall } from '../../api-call.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CollectionNameField } from '../collection-name-field.tsx';

interface CollectionDialogProps {
  /** The collection to rename; undefined for a new one. */
  collection?: Pick<Collection, 'id' | 'name'> | undefined;
  onDone(): Promise<void>;
  onClose(): void;
}

export default function CollectionDialog({ collection, onDone, onClose }: CollectionDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const { busy, errors, form } = useForm({
    read: (data) => String(data.get('name') ?? ''),
    async send(name) {
      if (collection) await quietCall(renameCollection, { id: collection.id, name });
      else await quietCall(createCollection, { name });
      onClose();
      await onDone();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      isChanged={() => field.current?.value !== field.current?.defaultValue}
      title={collection ? 'Renomear coleção' : 'Nova coleção'}
    >
      <form className="grid gap-4" {...form}>
        <CollectionNameField
          ref={field}
          data-focus
          label="Nome da coleção"
          defaultValue={collection?.name}
          error={errors.name}
        />
        <Button type="submit" wide busy={busy}>
          {collection ? 'Salvar' : 'Criar coleção'}
        </Button>
      </form>
    </Dialog>
  );
}
