import { BlockDialog } from '../block-dialog.tsx';
import { MuteDialog } from '../mute-dialog.tsx';
import { ReportDialog } from '../report-dialog.tsx';
import type { SafetyQuestion } from './question.ts';

interface QuestionDialogProps {
  question: SafetyQuestion;
  onClose(): void;
}

/** Asks for details before someone is muted, blocked or reported. */
export default function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  if (question.act === 'report') return <ReportDialog report={question} onClose={onClose} />;
  const { act, person } = question;
  if (act === 'mute') return <MuteDialog person={person} onClose={onClose} />;
  return <BlockDialog person={person} onClose={onClose} />;
}
