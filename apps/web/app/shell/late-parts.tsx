import { useEffect } from 'react';
import { PostDialogLayer } from '../posts/public/post-dialog-layer.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { OfflineNotice } from './offline-notice.tsx';
// Here only to be fetched: what is needed later may find no network then.
import './menu-drawer.tsx';
import './page-error.tsx';
import { ResumeSession } from './resume-session.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SafetyQuestions } from './safety-questions.tsx';
import Toasts from './toasts.tsx';

/** What a page needs a moment after it stands. */
export default function LateParts() {
  useEffect(() => {
    // For tests: from here on everything answers.
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <>
      <OfflineNotice />
      <RouteAnnouncer />
      <KeyboardShortcuts />
      <PostDialogLayer />
      <ResumeSession />
      <SafetyQuestions />
      <Toasts />
    </>
  );
}
