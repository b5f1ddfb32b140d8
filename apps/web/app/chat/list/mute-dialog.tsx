import { type Conversation, muteConversation } from '@arquiba/contract/conversations';
import { call } from '../../api-call.ts';
import { useDialogAction } from '../../dialogs/use-dialog-action.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';

const DURATIONS = [
  { value: '8', label: 'Por 8 horas' },
  { value: '168', label: 'Por 1 semana' },
  { value: 'sempre', label: 'Sempre' },
];

interface MuteDialogProps {
  conversation: Conversation;
  onChange(conversation: Conversation): void;
  onClose(): void;
}

export default function MuteDialog({ conversation, onChange, onClose }: MuteDialogProps) {
  const { id, title } = conversation;
  const { busy, run } = useDialogAction(async (form: FormData) => {
    const hours = Number(form.get('horas')) || undefined;
    onChange(await call(muteConversation, { id, ...(hours && { hours }) }));
  }, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Silenciar conversa"
      cancel="Cancelar"
      actions={
        <Button type="submit" form="silenciar-conversa" busy={busy}>
          Silenciar
        </Button>
      }
    >
      <form
        id="silenciar-conversa"
        onSubmit={(event) => {
          event.preventDefault();
          void run(new FormData(event.currentTarget));
        }}
        className="grid gap-4"
      >
        <p>Mensagens de {title} não avisam nem contam no menu. Ninguém fica sabendo.</p>
        <RadioGroup label="Por quanto tempo?" name="horas" choices={DURATIONS} defaultValue="8" />
      </form>
    </Dialog>
  );
}
