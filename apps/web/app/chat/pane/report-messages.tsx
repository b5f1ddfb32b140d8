import { type Conversation, reportConversation } from '@arquiba/contract/conversations';
import { listMessages, type Message } from '@arquiba/contract/messages';
import { REPORT_NOTE_MAX_CHARACTERS, type ReportReason } from '@arquiba/contract/safety';
import { type FormEvent, useEffect, useState } from 'react';
import { call, quietCall } from '../../api-call.ts';
import { useDialogAction } from '../../dialogs/use-dialog-action.ts';
import { notify } from '../../notices/notify.ts';
import { REPORT_REASONS } from '../../safety/public/report-reasons.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import { timeOf } from './log-entries.ts';

const MOST = 20;

interface ReportMessagesProps {
  conversation: Conversation;
  /** The messages chosen at first. */
  chosen: number[];
  onClose(): void;
}

/** Reports messages of a conversation, which the viewer chooses. */
export default function ReportMessages({ conversation, chosen, onClose }: ReportMessagesProps) {
  const { id } = conversation;
  const viewer = useAccount()?.username;
  const [messages, setMessages] = useState<Message[] | null>(null);
  const [problems, setProblems] = useState<{ seqs?: string; reason?: string }>({});
  const around = chosen[0];
  useEffect(() => {
    const place = { id, limit: MOST, ...(around !== undefined && { around }) };
    quietCall(listMessages, place).then(
      ({ items }) => setMessages(items.filter((each) => !each.happening && !each.unsent)),
      () => setMessages([]),
    );
  }, [id, around]);
  const { busy, run } = useDialogAction(async (form: FormData) => {
    const seqs = form.getAll('mensagens').map(Number);
    const reason = form.get('motivo') as ReportReason;
    await call(reportConversation, { id, seqs, reason, text: String(form.get('nota') ?? '') });
    notify('success', 'Denúncia enviada. Obrigado.');
  }, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const found = {
      ...(form.getAll('mensagens').length === 0 && { seqs: 'Escolha as mensagens' }),
      ...(!form.get('motivo') && { reason: 'Escolha o motivo' }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) void run(form);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Denunciar mensagens"
      cancel="Cancelar"
      actions={
        <Button type="submit" form="denuncia-de-mensagens" tone="danger" busy={busy}>
          Denunciar
        </Button>
      }
    >
      <form id="denuncia-de-mensagens" onSubmit={submit} className="grid gap-5">
        <fieldset>
          <legend className="mb-1 font-semibold">Quais mensagens?</legend>
          <p className="mb-2 text-sm text-muted">
            Quem administra a rede lê só estas e algumas em volta.
          </p>
          {problems.seqs && (
            <p role="alert" className="text-sm text-card-red">
              {problems.seqs}
            </p>
          )}
          {messages === null && <Spinner />}
          <div className="max-h-60 overflow-y-auto">
            {messages
              ?.filter(({ sender }) => sender !== viewer)
              .map(({ seq, text, createdAt }) => (
                <Checkbox
                  key={seq}
                  name="mensagens"
                  value={seq}
                  defaultChecked={chosen.includes(seq)}
                  label={
                    <span className="line-clamp-2 wrap-anywhere">
                      <span className="numeral text-muted">{timeOf(createdAt)}</span>{' '}
                      {text || 'Arquivo'}
                    </span>
                  }
                />
              ))}
          </div>
        </fieldset>
        <RadioGroup
          label="O que há de errado?"
          name="motivo"
          choices={REPORT_REASONS}
          error={problems.reason}
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
