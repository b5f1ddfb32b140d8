import { unsavePost } from '@arquiba/contract/bookmarks';
import { ApiError } from '@arquiba/contract/errors';
import { actWithUndo, lastingCall } from '../../notices/act-with-undo.tsx';
import { notify } from '../../notices/notify.ts';
import { savedName, showSaved } from '../saves.ts';

/** Removes a post from the list at once; undo puts it back in its place. */
export function removeWithUndo(id: string): void {
  showSaved(id, false);
  actWithUndo({
    id: savedName(id),
    said: 'Removido dos salvos.',
    commit: () => void send(id),
    undo: () => showSaved(id, true),
    restored: () => document.querySelector(`main [href="/post/${id}"]`)?.closest('li'),
  });
}

async function send(id: string): Promise<void> {
  try {
    await lastingCall(unsavePost, { id });
  } catch (error) {
    showSaved(id, true);
    if (error instanceof ApiError) notify('error', error.message);
  }
}
