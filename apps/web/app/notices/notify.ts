import type { ReactNode } from 'react';
import type { ToastOptions } from 'react-toastify/unstyled';

export type Kind = 'success' | 'error' | 'info';

let toasts: Promise<typeof import('./toasts.tsx')> | undefined;

/** The code of toasts is loaded when the browser is idle, or for the first toast. */
export function loadToasts(): Promise<typeof import('./toasts.tsx')> {
  toasts ??= import('./toasts.tsx').catch((error: unknown) => {
    toasts = undefined;
    throw error;
  });
  return toasts;
}

/**
 * Shows a toast, the same text only once at a time. A toast shown before the container is mounted waits for
 * it.
 */
export function notify(kind: Kind, content: ReactNode, options?: ToastOptions): void {
  loadToasts().then(
    ({ show }) => show(kind, content, options),
    // Not even this code could be fetched: the offline notice already says why.
    () => undefined,
  );
}
