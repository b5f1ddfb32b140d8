import { useEffect, useRef } from 'react';
import { createBrowserStore } from '../browser-store.ts';
import type { PublishingEvents } from './use-publishing.ts';

/** Whether the composer is shown over the page. Then the page must not show a second one. */
const opened = createBrowserStore(false);
/** What the list of the current page does with a post; nothing on most pages. */
let pageEvents: PublishingEvents = { onOptimistic() {}, onPublished() {} };

export const useComposerOpened = opened.use;
export const setComposerOpened = opened.set;
export const eventsOfPage = () => pageEvents;

/** Connects the list of the page with the composer over it. */
export function useConnectedPage(events: PublishingEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const before = pageEvents;
    pageEvents = {
      onOptimistic: (post) => latest.current.onOptimistic(post),
      onPublished: (post) => latest.current.onPublished(post),
    };
    return () => {
      pageEvents = before;
    };
  }, []);
}
