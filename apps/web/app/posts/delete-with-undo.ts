import { ApiError } from '@arquiba/contract/errors';
import { deletePost } from '@arquiba/contract/posts';
import { actWithUndo, lastingCall } from '../notices/act-with-undo.tsx';
import { notify } from '../notices/notify.ts';
import { removePost, restorePost } from './public/removed-posts.ts';

/** Hides a post at once, and deletes it when undo is no longer offered. */
export function deleteWithUndo(id: string): void {
  removePost(id);
  actWithUndo({
    id,
    said: 'Publicação apagada.',
    commit: () => void send(id),
    undo: () => restorePost(id),
    restored: () => linkTo(id)?.closest('article'),
  });
}

function linkTo(id: string): Element | null {
  return document.querySelector(`main [data-permalink][href="/post/${id}"]`);
}

async function send(id: string): Promise<void> {
  try {
    await lastingCall(deletePost, { id });
  } catch (error) {
    // Already deleted elsewhere, which is the wanted result.
    if (error instanceof ApiError && error.code === 'not_found') return;
    restorePost(id);
    if (error instanceof ApiError) notify('error', error.message);
  }
}
