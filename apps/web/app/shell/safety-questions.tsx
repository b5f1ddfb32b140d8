import { lazy, Suspense } from 'react';
import { safetyQuestion } from '../safety/public/question.ts';

const QuestionDialog = lazy(() => import('../safety/public/question-dialog.tsx'));

/** Where someone is muted, blocked or reported, whichever menu asked for it. */
export function SafetyQuestions() {
  const question = safetyQuestion.use();
  if (!question) return null;
  return (
    <Suspense>
      <QuestionDialog key={question.act} question={question} />
    </Suspense>
  );
}
