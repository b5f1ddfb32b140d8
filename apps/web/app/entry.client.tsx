import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LISTENING } from './start-page.ts';

let isLeaving = false;

if (hasMovedOn()) window.location.reload();
else
  startTransition(() => {
    window.addEventListener('popstate', leaveBeforeTakenOver);
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onRecoverableError },
    );
    window.dispatchEvent(new Event(LISTENING));
  });

/**
 * Going back while a reloaded page is still loading its scripts changes the
 * address and not the document: what the server drew is then another page.
 */
function hasMovedOn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && withoutHash(navigation.name) !== withoutHash(location.href);
}

/** The same while React takes the page over: it would compare this page with the other one's address. */
function leaveBeforeTakenOver(event: PopStateEvent): void {
  if (document.documentElement.dataset.hydrated || !hasMovedOn()) return;
  isLeaving = true;
  event.stopImmediatePropagation();
  window.location.reload();
}

function onRecoverableError(error: unknown): void {
  if (!isLeaving) reportError(error);
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
