import { createContext, useContext, useSyncExternalStore } from 'react';
import { formatAge, formatMoment } from './format-age.ts';

const TICK = 30_000;

/**
 * The server's time of rendering, in milliseconds, handed to the browser with
 * the page. Both then write the same age, and the browser goes on from there.
 */
export const RenderTime = createContext<number | null>(null);

interface AgeProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** 'há 5 min', kept up to date, with the exact moment in the title. */
export function Age({ at, className }: AgeProps) {
  const rendered = useContext(RenderTime);
  const atRender = () => rendered ?? currentTick();
  const now = useSyncExternalStore(subscribe, currentTick, atRender);
  const moment = new Date(at);
  // Without a provider, as in a test or a mail, the two clocks may differ by a tick.
  return (
    <time
      dateTime={at}
      title={formatMoment(moment)}
      className={className}
      suppressHydrationWarning={rendered === null}
    >
      {formatAge(moment, new Date(now))}
    </time>
  );
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all the ages of a page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, TICK);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whole ticks, so that two readings in one render agree. */
function currentTick(): number {
  return Math.floor(Date.now() / TICK) * TICK;
}
