import { lazy, Suspense } from 'react';
import { resuming } from '../sessions/public/resume-session.ts';

const ResumeDialog = lazy(() => import('../sessions/public/resume-dialog.tsx'));

/** Where someone whose session ended signs in again, without leaving the page. */
export function ResumeSession() {
  const question = resuming.use();
  if (!question) return null;
  return (
    <Suspense>
      <ResumeDialog settle={question.settle} />
    </Suspense>
  );
}
