import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { lazyPart } from '../ui/lazy-part.tsx';

const LeaveDialog = lazyPart(() => import('../dialogs/leave-dialog.tsx'));

/** Asks before the person leaves a page with unsaved changes. */
export function UnsavedChanges({ changed }: { changed: RefObject<boolean> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (changed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [changed]);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onClose={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
