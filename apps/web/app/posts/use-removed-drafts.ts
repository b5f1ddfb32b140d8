import { deleteDraft } from '@arquiba/contract/drafts';
import { ApiError } from '@arquiba/contract/errors';
import { useEffect, useRef, useState } from 'react';
import { lastingCall } from '../notices/act-with-undo.tsx';
import { notify } from '../notices/notify.ts';

/**
 * Removed drafts. They are deleted when the dialog is closed or the page is left. Until then each row offers
 * undo, because nothing outside of an open dialog can be pressed.
 */
export function useRemovedDrafts() {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(removed);
  pending.current = removed;
  useEffect(() => {
    const commit = () => {
      for (const id of pending.current) void send(id);
      pending.current = new Set();
    };
    window.addEventListener('pagehide', commit);
    return () => {
      window.removeEventListener('pagehide', commit);
      commit();
    };
  }, []);
  return {
    removed,
    remove: (id: string) => setRemoved(new Set(removed).add(id)),
    bringBack: (id: string) => setRemoved(new Set([...removed].filter((each) => each !== id))),
  };
}

async function send(id: string): Promise<void> {
  try {
    await lastingCall(deleteDraft, { id });
  } catch (error) {
    // Already deleted elsewhere, which is the wanted result.
    if (error instanceof ApiError && error.code !== 'not_found') notify('error', error.message);
  }
}
