import { deleteDraft } from '@arquiba/contract/drafts';
import { ApiError } from '@arquiba/contract/errors';
import { createBrowserStore } from '../browser-store.ts';
import { actWithUndo, lastingCall } from '../shell/act-with-undo.tsx';
import { notify } from '../shell/notify.ts';

/** Drafts that were taken away here, whenever the list was loaded. */
const removed = createBrowserStore<ReadonlySet<string>>(new Set());

export const useRemovedDrafts = removed.use;

/** Takes a draft away at once, and deletes it when it is too late to undo that. */
export function deleteDraftWithUndo(id: string): void {
  removed.set(new Set(removed.get()).add(id));
  actWithUndo({
    said: 'Rascunho apagado.',
    commit: () => void send(id),
    undo: () => bringBack(id),
  });
}

async function send(id: string): Promise<void> {
  try {
    await lastingCall(deleteDraft, { id });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return;
    bringBack(id);
    if (error instanceof ApiError) notify('error', error.message);
  }
}

function bringBack(id: string): void {
  removed.set(new Set([...removed.get()].filter((each) => each !== id)));
}
