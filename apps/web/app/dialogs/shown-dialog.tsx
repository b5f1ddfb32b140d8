import type { ReactNode } from 'react';
import { createBrowserStore } from '../browser-store.ts';

type Render = (close: () => void) => ReactNode;

const shown = createBrowserStore<Render | null>(null);

/** Shows a dialog that belongs to no component: one that a menu or a toast opens. */
export function showDialog(render: Render): void {
  shown.set(render);
}

/** Where such dialogs stand. */
export function ShownDialog() {
  const render = shown.use();
  return render?.(() => shown.set(null));
}
