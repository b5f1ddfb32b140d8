import { createBrowserStore } from '../browser-store.ts';
import { showComposer } from './show-composer.tsx';

/** Whether the list of drafts is open. The composer shows it, because a draft is opened in it. */
const opened = createBrowserStore(false);

export const useDraftsOpened = opened.use;

/** On a page without a composer, opens one over the page. */
export async function openDrafts(): Promise<void> {
  if (document.querySelector('[name="publicacao"]') || (await showComposer())) opened.set(true);
}

export function closeDrafts(): void {
  opened.set(false);
}
