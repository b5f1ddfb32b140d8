import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { HYDRATED, LISTENING } from './start-page.ts';
import { covering } from './ui/layers.ts';

let isLeaving = false;

if (hasMovedOn()) window.location.reload();
else
  startTransition(() => {
    const hydrated = new AbortController();
    window.addEventListener('popstate', reloadIfMovedOn, { signal: hydrated.signal });
    window.addEventListener(HYDRATED, () => hydrated.abort(), { once: true });
    // Before the router listens, which must not see what happens in the entries of layers: on the window,
    // Chromium calls listeners in the order in which they were added, whatever `capture` says.
    window.addEventListener('popstate', (event) => covering.onPop(event));
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
 * Whether the URL is no longer that of the HTML. The back button, pressed while a reloaded page is still
 * loading its scripts, changes the URL but not the document.
 */
function hasMovedOn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && withoutHash(navigation.name) !== withoutHash(location.href);
}

/** The same during hydration: React would render the page of the new URL on the HTML of the old one. */
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
