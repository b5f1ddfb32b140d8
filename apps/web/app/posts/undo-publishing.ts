import { createDraft } from '@arquiba/contract/drafts';
import { deletePost } from '@arquiba/contract/posts';
import { call } from '../api-call.ts';
import { newKey } from '../draft.ts';
import { offerAction } from '../notices/act-with-undo.tsx';
import { notify } from '../notices/notify.ts';
import type { DraftContent } from './composition.ts';
import { removePost, restorePost } from './public/removed-posts.ts';

/** 'Publicado · Desfazer': undo deletes the post and restores its content. */
export function offerUndo(
  id: string,
  content: DraftContent,
  giveBack: (content: DraftContent) => Promise<boolean>,
): void {
  const undo = async () => {
    // The pressed button is gone: keyboard focus moves to the field of the restored text.
    if (document.activeElement?.matches(':focus-visible')) {
      document.querySelector<HTMLElement>('textarea[name="publicacao"]')?.focus();
    }
    removePost(id);
    try {
      // Before the post is deleted, so that its files are always referenced.
      if (!(await giveBack(content))) {
        await call(createDraft, { content }, { idempotencyKey: newKey() });
        notify('info', 'O texto está em Rascunhos e agendadas.');
      }
      await call(deletePost, { id });
    } catch {
      // The error was shown in a toast.
      restorePost(id);
    }
  };
  offerAction({ said: 'Publicado', action: 'Desfazer', onAction: () => void undo() });
}
