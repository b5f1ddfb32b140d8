import { createClient } from '@arquiba/contract/client';
import { ApiError } from '@arquiba/contract/errors';
import { deletePost } from '@arquiba/contract/posts';
import { loadToasts, notify } from '../shell/notify.ts';
import { removePost, restorePost } from './removed-posts.ts';

/** Outlives the page: whoever leaves right after deleting has deleted. */
const lastingCall = createClient({
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
});

/**
 * Takes a post away at once, and deletes it when the toast that offers to undo it closes,
 * or the page is left. Until then nothing is sent, so undoing brings back the very same post.
 */
export function deleteWithUndo(id: string): void {
  removePost(id);
  const leaving = new AbortController();
  const decide = (act: () => void) => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    act();
  };
  const commit = () => decide(() => void send(id));
  const undo = () => decide(() => restorePost(id));

  loadToasts().then(
    ({ toast }) => {
      const shown = toast.success(<Undo onUndo={() => close(undo)} />, {
        onClose: commit,
        closeOnClick: false,
      });
      const close = (act: () => void) => {
        act();
        toast.dismiss(shown);
      };
      onLeave(() => close(commit), leaving.signal);
    },
    // Without a toast nobody could undo it.
    commit,
  );
}

function onLeave(act: () => void, signal: AbortSignal): void {
  window.addEventListener('pagehide', act, { signal });
  const onChange = () => document.visibilityState === 'hidden' && act();
  document.addEventListener('visibilitychange', onChange, { signal });
}

async function send(id: string): Promise<void> {
  try {
    await lastingCall(deletePost, { id });
  } catch (error) {
    // Deleted elsewhere meanwhile: that is what was asked for.
    if (error instanceof ApiError && error.code === 'not_found') return;
    restorePost(id);
    if (error instanceof ApiError) notify('error', error.message);
  }
}

function Undo({ onUndo }: { onUndo(): void }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      Publicação apagada.
      <button type="button" onClick={onUndo} className="touch h-9 font-bold underline">
        Desfazer
      </button>
    </span>
  );
}
