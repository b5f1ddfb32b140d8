import { ApiError } from '@arquiba/contract/errors';
import {
  REPORT_NOTE_MAX_CHARACTERS,
  type ReportReason,
  report as reportRoute,
} from '@arquiba/contract/safety';
import { type FormEvent, useRef, useState } from 'react';
import { quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { hideItem } from './public/hidden-items.ts';
import { type SafetyQuestion, safetyQuestion } from './public/question.ts';
import { REPORT_REASONS } from './public/report-reasons.ts';

type Report = Extract<SafetyQuestion, { act: 'report' }>;

const TITLES = {
  post: 'Denunciar publicação',
  comment: 'Denunciar comentário',
  profile: 'Denunciar perfil',
};

export function ReportDialog({ report, onClose }: { report: Report; onClose(): void }) {
  const { kind, subject, person } = report;
  const [phase, setPhase] = useState<'asking' | 'busy' | 'sent'>('asking');
  const [problem, setProblem] = useState<string>();
  const note = useRef<HTMLTextAreaElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = form.get('motivo') as ReportReason | null;
    if (!reason) return setProblem('Escolha o motivo');
    setPhase('busy');
    try {
      await quietCall(reportRoute, { kind, subject, reason, note: String(form.get('nota')) });
      if (kind === 'post') hideItem('posts', subject);
      setPhase('sent');
    } catch (error) {
      setPhase('asking');
      if (error instanceof ApiError) notify('error', error.message);
    }
  }

  if (phase === 'sent') return <Thanks person={person} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      isChanged={() => Boolean(note.current?.value)}
      title={TITLES[kind]}
      cancel="Cancelar"
      actions={
        <Button type="submit" form="denuncia" tone="danger" busy={phase === 'busy'}>
          Denunciar
        </Button>
      }
    >
      <form id="denuncia" onSubmit={submit} className="grid gap-5">
        <RadioGroup
          label="O que há de errado?"
          name="motivo"
          choices={REPORT_REASONS}
          error={problem}
          onChange={() => setProblem(undefined)}
        />
        <TextArea
          ref={note}
          label="Conte o que aconteceu"
          optional
          name="nota"
          maxLength={REPORT_NOTE_MAX_CHARACTERS}
        />
      </form>
    </Dialog>
  );
}

/** Shown after the report, which goes to the operator: further actions of the viewer. */
function Thanks({ person, onClose }: { person: Report['person']; onClose(): void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Denúncia enviada"
      actions={
        <>
          <Button tone="secondary" onClick={() => safetyQuestion.set({ act: 'block', person })}>
            Bloquear @{person.username}
          </Button>
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      <p>
        Obrigado. Quem administra a rede vai ler a sua denúncia. {person.displayName} não fica
        sabendo de quem ela veio.
      </p>
    </Dialog>
  );
}
