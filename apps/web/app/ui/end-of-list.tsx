import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { LinkButton } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Loading } from './skeletons.tsx';
import type { Pages } from './use-pages.ts';

interface EndOfListProps {
  pages: Pick<Pages<unknown>, 'state' | 'nextCursor' | 'loadMore'>;
  /** The name of the items: 'publicações'. */
  noun: string;
  /** The URL of the next page, for use without scripts. */
  next: string | null;
  /** One or two placeholders. */
  skeleton: ReactNode;
}

/** Loads the next page before its end is reached. Shows loading, errors and the end of the list. */
export function EndOfList({ pages, noun, next, skeleton }: EndOfListProps) {
  if (pages.state === 'failed') {
    return <ErrorState onRetry={pages.loadMore}>Não foi possível carregar mais {noun}.</ErrorState>;
  }
  if (pages.state === 'loading') {
    return <Loading label={`Carregando mais ${noun}…`}>{skeleton}</Loading>;
  }
  if (pages.nextCursor && next) return <More next={next} onMore={pages.loadMore} />;
  return (
    <p className="flex items-center gap-4 px-4 py-8 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      Você chegou ao fim.
    </p>
  );
}

/** The distance below the screen at which the next page is requested. */
const AHEAD = '900px';

function More({ next, onMore }: { next: string; onMore(): void }) {
  const box = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="grid justify-center py-6">
      <LinkButton
        tone="secondary"
        to={next}
        onClick={(event) => {
          event.preventDefault();
          onMore();
        }}
      >
        Carregar mais
      </LinkButton>
    </div>
  );
}
