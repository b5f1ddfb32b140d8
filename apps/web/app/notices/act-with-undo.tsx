import { createClient } from '@arquiba/contract/client';
import type { Call } from '@arquiba/contract/route';
import { flushSync } from 'react-dom';
import { focusPost } from '../ui/move-between-posts.ts';
import { loadToasts } from './notify.ts';
import { rememberRemovedItem } from './removed-items.ts';
import type { SaidWithActionProps } from './toasts.tsx';

/** Uses `keepalive`, so that a deletion is sent even if the person leaves the page at once. */
export const lastingCall: Call = createClient({
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
});

interface UndoableAct {
  /** The id of the deleted item: pages that are loaded before the deletion is done hide it. */
  id?: string | undefined;
  /** The text of the toast, such as 'Publicação apagada.' */
  said: string;
  commit(): void;
  undo(): void;
  /** The restored element, which gets the focus, because the pressed button is gone. */
  restored?(): HTMLElement | null | undefined;
}

/**
 * For deletions that are shown at once. The request is sent when the toast with 'Desfazer' closes, or when
 * the page is left. Until then nothing is sent, so undo restores the same item.
 */
export function actWithUndo({ id, said, commit, undo, restored }: UndoableAct): void {
  const leaving = new AbortController();
  const decide = (act: () => void) => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    act();
  };
  const bringBack = () => {
    const byKeyboard = document.activeElement?.matches(':focus-visible');
    flushSync(undo);
    const back = byKeyboard && restored?.();
    if (back) focusPost(back);
  };
  loadToasts().then(
    ({ toast, SaidWithAction }) => {
      const shown = toast.success(
        <SaidWithAction said={said} action="Desfazer" onAction={() => close(bringBack)} />,
        { onClose: () => decide(commit), closeOnClick: false },
      );
      const close = (act: () => void) => {
        decide(act);
        toast.dismiss(shown);
      };
      onLeave(() => close(commit), leaving.signal);
      // Runs before the next page is requested; `pagehide` would be too late.
      if (id) window.addEventListener('beforeunload', () => rememberRemovedItem(id), leaving);
    },
    // Without the toast, undo is impossible.
    () => decide(commit),
  );
}

function onLeave(act: () => void, signal: AbortSignal): void {
  window.addEventListener('pagehide', act, { signal });
  const onChange = () => document.visibilityState === 'hidden' && act();
  document.addEventListener('visibilitychange', onChange, { signal });
}

/** Longer than other toasts: there is something to press. */
const TIME_TO_PRESS_MS = 10_000;

/** Shows a toast that reports what was done, with one action. */
export function offerAction({ said, action, onAction }: SaidWithActionProps): void {
  loadToasts().then(
    ({ toast, SaidWithAction }) => {
      const act = () => {
        toast.dismiss(shown);
        onAction();
      };
      const content = <SaidWithAction said={said} action={action} onAction={act} />;
      const shown = toast.success(content, { closeOnClick: false, autoClose: TIME_TO_PRESS_MS });
    },
    () => undefined,
  );
}
