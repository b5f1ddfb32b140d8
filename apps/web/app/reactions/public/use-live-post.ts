import { type RefObject, useEffect } from 'react';
import { useAccount } from '../../shell/use-site.ts';

/** Keeps the counters of a post true while its card is on screen; visitors see what was loaded. */
export function useLivePost(card: RefObject<HTMLElement | null>, id: string): void {
  const isSignedIn = useAccount() !== null;
  useEffect(() => {
    const element = card.current;
    if (!isSignedIn || !element) return;
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
  }, [isSignedIn, card, id]);
}
