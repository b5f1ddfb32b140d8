import { useEffect, useEffectEvent } from 'react';

/** Runs once after hydration, when the browser is idle. */
export function useIdle(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => run(), 1);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => run(), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
}
