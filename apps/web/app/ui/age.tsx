import { useContext, useSyncExternalStore } from 'react';
import { formatAge, formatMoment } from './format-age.ts';
import { RenderTime } from './render-time.ts';

const TICK = 30_000;

interface AgeProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** 'há 5 min', kept up to date, with the exact moment in the title. */
export function Age({ at, className }: AgeProps) {
  const rendered = useContext(RenderTime);
  const now = useNow();
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

/** The time, in steps that all ages of a page take together. */
export function useNow(): number {
  const start = useContext(RenderTime) ?? wholeTick();
  // A page that was just drawn says the same, so that nothing is drawn twice.
  return useSyncExternalStore(
    subscribe,
    () => Math.max(now, start),
    () => start,
  );
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

/** One timer for all the ages of a page; between its beats they agree. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = wholeTick();
    timer = setInterval(tick, TICK);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  for (const notify of listeners) notify();
}

/** The same for two readings in one rendering. */
function wholeTick(): number {
  return Math.floor(Date.now() / TICK) * TICK;
}
