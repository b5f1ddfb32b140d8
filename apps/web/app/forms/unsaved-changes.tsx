import type { RefObject } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useLeaveBlocker } from './use-leave-blocker.ts';

const LeaveDialog = lazyPart(() => import('../dialogs/leave-dialog.tsx'));

/** Asks before the person leaves a page with unsaved changes. */
export function UnsavedChanges({ changed }: { changed: RefObject<boolean> }) {
  const blocker = useLeaveBlocker(changed);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onClose={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
