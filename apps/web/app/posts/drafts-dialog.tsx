import { type Draft, listDrafts, publishDraft } from '@arquiba/contract/drafts';
import type { Post } from '@arquiba/contract/posts';
import { useEffect, useState } from 'react';
import { call, quietCall } from '../api-call.ts';
import { newKey } from '../draft.ts';
import { notify } from '../notices/notify.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { DraftRow } from './draft-row.tsx';
import { useRemovedDrafts } from './use-removed-drafts.ts';

interface DraftsDialogProps {
  /** Loads a draft into the composer. */
  onOpen(id: string): Promise<void>;
  onPublished(post: Post): void;
  onClose(): void;
}

/** 'Rascunhos e agendadas'. */
export default function DraftsDialog({ onOpen, onPublished, onClose }: DraftsDialogProps) {
  const [drafts, setDrafts] = useState<Draft[] | 'failed' | null>(null);
  const { removed, remove, bringBack } = useRemovedDrafts();
  const load = () => {
    setDrafts(null);
    quietCall(listDrafts, {}).then(
      ({ items }) => setDrafts(items),
      () => setDrafts('failed'),
    );
  };
  useEffect(load, []);

  async function edit({ id }: Draft) {
    await onOpen(id);
    onClose();
  }
  async function publish({ id }: Draft) {
    const post = await call(publishDraft, { id }, { idempotencyKey: newKey() });
    notify('success', 'Publicado');
    onPublished(post);
    load();
  }
  // The error was shown in a toast.
  const attempt = (act: Promise<void>) => act.catch(() => undefined);
  const shown = Array.isArray(drafts) ? drafts : [];
  return (
    <Dialog open onClose={onClose} title="Rascunhos e agendadas" size="lg">
      {drafts === null && <Spinner />}
      {drafts === 'failed' && (
        <ErrorState onRetry={load}>Não foi possível carregar os rascunhos.</ErrorState>
      )}
      {Array.isArray(drafts) && shown.length === 0 && (
        <EmptyState art="box">Nada guardado. O que você escreve fica salvo sozinho.</EmptyState>
      )}
      <ul className="grid gap-3">
        {shown.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            onEdit={() => attempt(edit(draft))}
            onPublish={() => attempt(publish(draft))}
            removed={removed.has(draft.id)}
            onDelete={() => remove(draft.id)}
            onUndo={() => bringBack(draft.id)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
