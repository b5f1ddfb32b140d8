import { deleteComment } from '@arquiba/contract/comments';
import { ApiError } from '@arquiba/contract/errors';
import { actWithUndo, lastingCall } from '../notices/act-with-undo.tsx';
import { notify } from '../notices/notify.ts';
import { commentAnchor } from './comment-anchor.ts';
import { removeComment, restoreComment } from './removed-comments.ts';

/** Hides a comment at once, and deletes it when undo is no longer offered. */
export function deleteWithUndo(id: string): void {
  removeComment(id);
  actWithUndo({
    id,
    said: 'Comentário apagado.',
    commit: () => void send(id),
    undo: () => restoreComment(id),
    restored: () => document.getElementById(commentAnchor(id)),
  });
}

async function send(id: string): Promise<void> {
  try {
    await lastingCall(deleteComment, { id });
  } catch (error) {
    // Already deleted elsewhere, which is the wanted result.
    if (error instanceof ApiError && error.code === 'not_found') return;
    restoreComment(id);
    if (error instanceof ApiError) notify('error', error.message);
  }
}
