import { noteSeen, SEEN_AT_ONCE } from '@arquiba/contract/feed';
import { useEffect, useRef } from 'react';

const SEEN_AFTER_MS = 1_000;
const SEND_EVERY_MS = 10_000;
/** A post counts as seen while it is in the middle of the screen. */
const MIDDLE = '-30% 0px';

/** Reports which posts of the page were on the screen; a new `count` means new posts. */
export function useSeenPosts(count: number): void {
  const watch = useRef<ReturnType<typeof startWatch>>(undefined);
  useEffect(() => {
    watch.current = startWatch();
    return () => watch.current?.stop();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes the posts that are shown now
  useEffect(() => watch.current?.look(), [count]);
}

function startWatch() {
  const noted = new Set<string>();
  const waiting = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = (target as HTMLElement).dataset.post ?? '';
        clearTimeout(timers.get(id));
        if (isIntersecting && !noted.has(id)) timers.set(id, setTimeout(note, SEEN_AFTER_MS, id));
      }
    },
    { rootMargin: MIDDLE },
  );

  function note(id: string): void {
    noted.add(id);
    waiting.add(id);
  }

  /**
   * Also called when the page is left: `keepalive` lets the request finish. Errors are ignored, because a few
   * lost ids do not matter.
   */
  function send(): void {
    const ids = [...waiting].slice(0, SEEN_AT_ONCE);
    if (ids.length === 0) return;
    for (const id of ids) waiting.delete(id);
    void fetch(noteSeen.path, {
      ...{ method: noteSeen.method, keepalive: true, body: JSON.stringify({ ids }) },
      headers: { 'content-type': 'application/json' },
    }).catch(() => undefined);
  }

  const sending = setInterval(send, SEND_EVERY_MS);
  const onHide = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', onHide);
  return {
    look() {
      for (const post of document.querySelectorAll('main [data-post]')) observer.observe(post);
    },
    stop() {
      observer.disconnect();
      clearInterval(sending);
      document.removeEventListener('visibilitychange', onHide);
      send();
    },
  };
}
