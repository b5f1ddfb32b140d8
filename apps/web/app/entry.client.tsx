import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LISTENING } from './start-page.ts';

if (hasMovedOn()) window.location.reload();
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
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

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
