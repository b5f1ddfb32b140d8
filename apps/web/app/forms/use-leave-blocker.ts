import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Holds a person who leaves the page while `holds` is true. For another page of the site the caller asks, else the browser. */
export function useLeaveBlocker(holds: RefObject<boolean>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (holds.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [holds]);
  return blocker;
}
