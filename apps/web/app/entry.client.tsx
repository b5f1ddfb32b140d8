import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

if (hasMovedOn()) window.location.reload();
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
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
