import { createBrowserStore } from '../browser-store.ts';

/** Whether the list of drafts is open. */
const opened = createBrowserStore(false);

export const useDraftsOpened = opened.use;

export function openDrafts(): void {
  opened.set(true);
}

export function closeDrafts(): void {
  opened.set(false);
}
