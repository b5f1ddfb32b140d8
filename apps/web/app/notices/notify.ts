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
 * Shows a toast. The same text is shown once at a time. Toasts before the container is mounted are queued.
 */
export function notify(kind: Kind, content: ReactNode, options?: ToastOptions): void {
  loadToasts().then(
    ({ show }) => show(kind, content, options),
    // The code could not be loaded: the offline notice explains why.
    () => undefined,
  );
}

/** Closes the error toast with this text: what failed has succeeded since. */
export function withdrawError(content: string): void {
  loadToasts().then(
    ({ withdraw }) => withdraw(content),
    () => undefined,
  );
}
