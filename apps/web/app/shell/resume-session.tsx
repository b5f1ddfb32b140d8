import { lazyPart } from '../ui/lazy-part.tsx';
import { resuming } from '../viewer/resume-session.ts';

const ResumeDialog = lazyPart(() => import('../sessions/public/resume-dialog.tsx'));

/** Renders the sign-in dialog after the session has ended. */
export function ResumeSession() {
  const question = resuming.use();
  if (!question) return null;
  const { settle } = question;
  return <ResumeDialog settle={settle} onClose={() => settle(false)} />;
}
