import { closeQuestion, safetyQuestion } from '../safety/public/question.ts';
import { late } from '../ui/late.tsx';

const QuestionDialog = late(() => import('../safety/public/question-dialog.tsx'));

/** Where someone is muted, blocked or reported, whichever menu asked for it. */
export function SafetyQuestions() {
  const question = safetyQuestion.use();
  if (!question) return null;
  return <QuestionDialog key={question.act} question={question} onClose={closeQuestion} />;
}
