import {
  LIVE_DESCRIPTION_MAX_CHARACTERS,
  LIVE_TITLE_MAX_CHARACTERS,
  type LiveDetail,
} from '@arquiba/contract/live-views';
import { updateLive } from '@arquiba/contract/lives';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';

interface EditLiveDialogProps {
  live: LiveDetail;
  onChanged(): void;
  onClose(): void;
}

const FORM = 'editar-live';

/** What a live is about, and when it begins if it was scheduled. */
export default function EditLiveDialog({ live, onChanged, onClose }: EditLiveDialogProps) {
  const { id, title, description, sport, startsAt } = live;
  const isScheduled = live.state === 'waiting' && startsAt !== null;
  const { busy, errors, form } = useForm({
    read: (data) => ({
      title: String(data.get('title')),
      description: String(data.get('description')),
      sport: String(data.get('sport')),
      startsAt: String(data.get('startsAt') ?? ''),
    }),
    check(values) {
      if (!values.title.trim()) return { field: 'title', message: 'Escreva o título da live' };
      if (isScheduled && !values.startsAt) {
        return { field: 'startsAt', message: 'Escolha quando a live começa' };
      }
      return null;
    },
    async send({ startsAt: begins, ...values }) {
      // A time that has passed meanwhile is refused only if it was changed.
      const isMoved = isScheduled && begins !== localTime(startsAt);
      const moved = isMoved ? { startsAt: new Date(begins).toISOString() } : {};
      await quietCall(updateLive, { id, ...values, ...moved });
      notify('success', 'Live alterada.');
      onChanged();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Editar live"
      cancel="Cancelar"
      actions={
        <Button type="submit" form={FORM} busy={busy}>
          Salvar
        </Button>
      }
    >
      <form {...form} id={FORM} className="grid gap-4">
        <TextField
          label="Título"
          name="title"
          data-focus=""
          defaultValue={title}
          error={errors.title}
          maxLength={LIVE_TITLE_MAX_CHARACTERS}
          autoComplete="off"
        />
        {isScheduled && (
          <TextField
            label="Começa"
            name="startsAt"
            type="datetime-local"
            defaultValue={localTime(startsAt)}
            error={errors.startsAt}
            hint="No horário deste aparelho. Quem pediu o lembrete é avisado dez minutos antes."
          />
        )}
        <TextArea
          label="Descrição"
          optional
          name="description"
          defaultValue={description}
          error={errors.description}
          maxLength={LIVE_DESCRIPTION_MAX_CHARACTERS}
          rows={3}
        />
        <TextField
          label="Esporte"
          optional
          name="sport"
          defaultValue={sport}
          error={errors.sport}
          maxLength={40}
        />
      </form>
    </Dialog>
  );
}

/** The value of a `datetime-local` field. */
function localTime(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
