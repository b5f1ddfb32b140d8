import { closeQuestion, safetyQuestion } from '../safety/public/question.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const QuestionDialog = lazyPart(() => import('../safety/public/question-dialog.tsx'));

/** The dialog for muting, blocking and reporting, for all menus. */
export function SafetyQuestions() {
  const question = safetyQuestion.use();
  if (!question) return null;
  return <QuestionDialog key={question.act} question={question} onClose={closeQuestion} />;
}
