import { resuming } from '../sessions/public/resume-session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const ResumeDialog = lazyPart(() => import('../sessions/public/resume-dialog.tsx'));

/** Renders the sign-in dialog after the session has ended. */
export function ResumeSession() {
  const question = resuming.use();
  if (!question) return null;
  const { settle } = question;
  return <ResumeDialog settle={settle} onClose={() => settle(false)} />;
}
