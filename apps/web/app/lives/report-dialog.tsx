import { reportLive } from '@arquiba/contract/lives';
import { REPORT_NOTE_MAX_CHARACTERS, type ReportReason } from '@arquiba/contract/safety';
import { type FormEvent, useState } from 'react';
import { call } from '../api-call.ts';
import { useDialogAction } from '../dialogs/use-dialog-action.ts';
import { notify } from '../notices/notify.ts';
import { REPORT_REASONS } from '../safety/public/report-reasons.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextArea } from '../ui/text-area.tsx';

export default function ReportDialog({ id, onClose }: { id: string; onClose(): void }) {
  const [problem, setProblem] = useState('');
  const { busy, run } = useDialogAction(async (form: FormData) => {
    const reason = form.get('motivo') as ReportReason;
    await call(reportLive, { id, reason, note: String(form.get('nota') ?? '') });
    notify('success', 'Denúncia enviada. Obrigado.');
  }, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const isChosen = form.get('motivo') !== null;
    setProblem(isChosen ? '' : 'Escolha o motivo');
    if (isChosen) void run(form);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Denunciar live"
      cancel="Cancelar"
      actions={
        <Button type="submit" form="denuncia-de-live" tone="danger" busy={busy}>
          Denunciar
        </Button>
      }
    >
      <form id="denuncia-de-live" onSubmit={submit} className="grid gap-5">
        <RadioGroup
          label="O que há de errado?"
          name="motivo"
          choices={REPORT_REASONS}
          error={problem}
        />
        <TextArea
          label="Conte o que aconteceu"
          optional
          name="nota"
          maxLength={REPORT_NOTE_MAX_CHARACTERS}
        />
      </form>
    </Dialog>
  );
}
