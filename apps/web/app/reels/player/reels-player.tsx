import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { withParameter } from '../../list-page.ts';
import { Button } from '../../ui/button.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowDown } from '../../ui/icons/arrow-down.tsx';
import { ArrowUp } from '../../ui/icons/arrow-up.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import type { Pages } from '../../ui/use-pages.ts';
import type { ReelItem } from '../reel-item.ts';
import { openComments } from './open-comments.tsx';
import { Reel } from './reel.tsx';
import { reelPath } from './reel-path.ts';
import { captions } from './remembered.ts';
import { useLikeReel } from './use-like-reel.ts';
import { useVideoRing } from './use-video-ring.ts';
import { useVisibleReels } from './use-visible-reels.ts';

interface ReelsPlayerProps {
  title: string;
  pages: Pages<ReelItem>;
  /** The id of the reel to begin with. */
  start: string | undefined;
}

/** How many reels before and after the one on screen are in the page, and how many are left when more are asked for. */
const AROUND = 2;
const FEW = 4;
const SEEK_SECONDS = 5;
const SETTLED_MS = 250;

/** One reel at a time; swiping, the wheel, the arrow keys or the buttons lead to the next. */
export function ReelsPlayer({ title, pages, start }: ReelsPlayerProps) {
  const reels = useVisibleReels(pages.items);
  const [shownId, setShownId] = useState(start);
  const [lastAt, setLastAt] = useState(0);
  const found = reels.findIndex(({ id }) => id === shownId);
  // The one that was shown may be gone: the next one has taken its place.
  const at = found >= 0 ? found : Math.min(lastAt, Math.max(reels.length - 1, 0));
  const shown = reels[at];
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const list = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const ring = useVideoRing(reels, at);
  const like = useLikeReel();

  const settle = () => {
    const box = list.current;
    if (!box || box.clientHeight === 0) return;
    const reached = reels[Math.round(box.scrollTop / box.clientHeight)];
    if (!reached || reached.id === shown?.id) return;
    setShownId(reached.id);
    setLastAt(reels.indexOf(reached));
  };
  const goTo = (index: number) => {
    const box = list.current;
    if (index < 0 || index > reels.length) return;
    box?.scrollTo({ top: index * box.clientHeight, behavior: ring.still ? 'auto' : 'smooth' });
  };

  useLayoutEffect(() => {
    const box = list.current;
    if (!box || Math.round(box.scrollTop / box.clientHeight) === at) return;
    box.scrollTo({ top: at * box.clientHeight, behavior: 'instant' });
  }, [at]);
  useAddress(shown?.id);
  const isNearEnd = reels.length - at <= FEW && pages.state === 'idle';
  const { loadMore } = pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place and page
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, at, pages.nextCursor]);

  const next = () => goTo(at + 1);
  const before = () => goTo(at - 1);
  useKeys({
    ...{ ArrowDown: next, PageDown: next, j: next, ArrowUp: before, PageUp: before, k: before },
    ...{ ArrowRight: () => ring.seek(SEEK_SECONDS), ArrowLeft: () => ring.seek(-SEEK_SECONDS) },
    Home: () => goTo(0),
    ' ': ring.toggle,
    m: ring.toggleSound,
    t: () => captions.set(!ring.captioned),
    l: () => shown && like(shown.post),
    c: () => shown && openComments(shown.post),
  });

  const from = isHydrated ? Math.max(at - AROUND, 0) : 0;
  const to = isHydrated ? at + AROUND + 1 : reels.length;
  return (
    <div className="relative -mb-12 h-[calc(100dvh-7.5rem-1px)] lg:mb-0 lg:h-[calc(100dvh-8rem)]">
      <h1 className="sr-only">{title}</h1>
      <div
        ref={list}
        onScroll={settle}
        className="h-full snap-y snap-mandatory overflow-y-auto overscroll-contain [overflow-anchor:none] [scrollbar-width:none]"
      >
        <div ref={(gap) => gap?.style.setProperty('height', `${from * 100}%`)} />
        {reels.slice(from, to).map((reel) => (
          <Reel
            key={reel.id}
            {...{ reel, ring }}
            current={reel === shown}
            first={!isHydrated && reel === shown}
          />
        ))}
        {to >= reels.length && (
          <div className="grid h-full snap-start content-center">
            <EndOfList
              pages={pages}
              noun="reels"
              next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
              skeleton={<Bone className="mx-auto aspect-[9/16] h-96 rounded-card" />}
            />
            {pages.nextCursor === null && (
              <div className="grid justify-center noscript:hidden">
                <Button tone="secondary" icon={<ArrowUp />} onClick={() => goTo(0)}>
                  Voltar ao primeiro
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      <div className="absolute top-1/2 left-0 grid -translate-y-1/2 gap-2 max-lg:hidden noscript:hidden">
        <IconButton
          outlined
          name="Reel anterior"
          icon={<ArrowUp />}
          disabled={at === 0}
          onClick={before}
        />
        <IconButton outlined name="Próximo reel" icon={<ArrowDown />} onClick={next} />
      </div>
      <p aria-live="polite" className="sr-only">
        {isHydrated && shown && `Reel ${at + 1}: ${shown.post.author.displayName}`}
      </p>
    </div>
  );
}

/** The address follows the reel on screen. */
function useAddress(id: string | undefined): void {
  const { pathname, search } = useLocation();
  const follow = useEffectEvent(() => {
    // Not by the router: the list stays as it is, and nothing is loaded.
    if (id) window.history.replaceState(window.history.state, '', reelPath(pathname, id) + search);
  });
  const first = useRef(id);
  useEffect(() => {
    if (id === first.current) return;
    // From now on the first one has an address too.
    first.current = undefined;
    // Browsers refuse to replace the address many times in a few seconds.
    const timer = setTimeout(() => follow(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id]);
}
