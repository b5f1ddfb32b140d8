import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { lazyPart } from '../ui/lazy-part.tsx';

const LeaveDialog = lazyPart(() => import('../dialogs/leave-dialog.tsx'));

/** Asks before the person leaves a page with unsaved changes. */
export function UnsavedChanges({ changed }: { changed: RefObject<boolean> }) {
  const blocker = useLeaveBlocker(changed);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onClose={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

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
