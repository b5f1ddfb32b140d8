import type { ReactNode } from 'react';
import { createBrowserStore } from '../browser-store.ts';

type Render = (close: () => void) => ReactNode;

const shown = createBrowserStore<Render | null>(null);

/** Opens a dialog from code outside of components, such as a menu or a toast. */
export function showDialog(render: Render): void {
  shown.set(render);
}

/** Renders the dialog opened by `showDialog`. */
export function ShownDialog() {
  const render = shown.use();
  return render?.(() => shown.set(null));
}
