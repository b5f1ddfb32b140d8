import { useContext, useSyncExternalStore } from 'react';
import { formatAge, formatMoment } from './format-age.ts';
import { RenderTime } from './render-time.ts';

const TICK = 30_000;

interface AgeProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** 'há 5 min', updated, with the exact time in the title. */
export function Age({ at, className }: AgeProps) {
  const rendered = useContext(RenderTime);
  const now = useNow();
  const moment = new Date(at);
  // Without a provider, as in a test or a mail, the times of server and browser may differ by a tick.
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

/** The current time, updated for all ages of a page at once. */
export function useNow(): number {
  const start = useContext(RenderTime) ?? wholeTick();
  // Equal to the time of the server rendering at first, so that nothing renders twice.
  return useSyncExternalStore(
    subscribe,
    () => Math.max(now, start),
    () => start,
  );
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

/** One timer for all ages of a page. */
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

/** Rounded down, so that two calls in one render return the same value. */
function wholeTick(): number {
  return Math.floor(Date.now() / TICK) * TICK;
}
