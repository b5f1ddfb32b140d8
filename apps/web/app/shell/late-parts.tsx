import { useEffect } from 'react';
import { KeptCount } from '../cart/public/kept-count.tsx';
import { fetchParts } from '../ui/lazy-part.ts';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';
// Here only to be fetched: what is needed later may find no network then, or come with a jolt.
import '../ui/not-fetched.tsx';
import './menu-drawer.tsx';
import './page-error.tsx';
import { ShownDialog } from '../dialogs/shown-dialog.tsx';
import Toasts from '../notices/toasts.tsx';
import { ResumeSession } from './resume-session.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SafetyQuestions } from './safety-questions.tsx';

/** What a page needs a moment after it stands. */
export default function LateParts() {
  useEffect(() => {
    // For tests: from here on everything answers.
    document.documentElement.dataset.hydrated = 'true';
    fetchParts();
  }, []);
  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
      <RouteAnnouncer />
      <KeyboardShortcuts />
      <ShownDialog />
      <ResumeSession />
      <SafetyQuestions />
      <KeptCount />
      <Toasts />
    </>
  );
}
