import type { ReactNode } from 'react';
import type { ToastOptions } from 'react-toastify/unstyled';

export type Kind = 'success' | 'error' | 'info';

let toasts: Promise<typeof import('./toasts.tsx')> | undefined;

/** Toasts come after the page's own code: asked for when idle, or by the first one shown. */
export function loadToasts(): Promise<typeof import('./toasts.tsx')> {
  toasts ??= import('./toasts.tsx').catch((error: unknown) => {
    toasts = undefined;
    throw error;
  });
  return toasts;
}

/** Shows a toast, the same words only once at a time. One shown before the container stands waits for it. */
export function notify(kind: Kind, content: ReactNode, options?: ToastOptions): void {
  loadToasts().then(
    ({ show }) => show(kind, content, options),
    // Not even this code could be fetched: the offline notice already says why.
    () => undefined,
  );
}
