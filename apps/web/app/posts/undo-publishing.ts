import { createDraft } from '@arquiba/contract/drafts';
import { deletePost } from '@arquiba/contract/posts';
import { call } from '../api-call.ts';
import { newKey } from '../draft.ts';
import { offerAction } from '../notices/act-with-undo.tsx';
import { notify } from '../notices/notify.ts';
import type { DraftContent } from './composition.ts';
import { removePost, restorePost } from './removed-posts.ts';

/** 'Publicado · Desfazer': undo deletes the post and restores its content. */
export function offerUndo(
  id: string,
  content: DraftContent,
  giveBack: (content: DraftContent) => Promise<boolean>,
): void {
  const undo = async () => {
    // The button that was pressed is gone; keyboard focus goes to where the text comes back.
    if (document.activeElement?.matches(':focus-visible')) {
      document.querySelector<HTMLElement>('textarea[name="publicacao"]')?.focus();
    }
    removePost(id);
    try {
      // First, so that its files belong to something when the post is gone.
      if (!(await giveBack(content))) {
        await call(createDraft, { content }, { idempotencyKey: newKey() });
        notify('info', 'O texto está em Rascunhos e agendadas.');
      }
      await call(deletePost, { id });
    } catch {
      // The toast has said why.
      restorePost(id);
    }
  };
  offerAction({ said: 'Publicado', action: 'Desfazer', onAction: () => void undo() });
}
