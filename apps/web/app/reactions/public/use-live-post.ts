import { type RefObject, useEffect } from 'react';

/** Keeps the counters of a post up to date while its card is on screen. */
export function useLivePost(card: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let stop: (() => void) | null = null;
    let left = false;
    import('../watch-posts.ts').then(
      ({ watchPost }) => {
        if (!left) stop = watchPost(element, id);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [card, id]);
}
