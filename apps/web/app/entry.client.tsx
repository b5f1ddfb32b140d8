import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { HYDRATED, LISTENING } from './start-page.ts';

let isLeaving = false;

if (hasMovedOn()) window.location.reload();
else
  startTransition(() => {
    const hydrated = new AbortController();
    window.addEventListener('popstate', reloadIfMovedOn, { signal: hydrated.signal });
    window.addEventListener(HYDRATED, () => hydrated.abort(), { once: true });
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
 * address and not the document: the HTML is then that of another page.
 */
function hasMovedOn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && withoutHash(navigation.name) !== withoutHash(location.href);
}

/** The same while React hydrates: it would render the page of the new address on the HTML of this one. */
function reloadIfMovedOn(event: PopStateEvent): void {
  if (!hasMovedOn()) return;
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
