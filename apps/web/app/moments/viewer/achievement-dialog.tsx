import { ApiError } from '@arquiba/contract/errors';
import { ACHIEVEMENT_TITLE_MAX_CHARACTERS, keepMoment } from '@arquiba/contract/moment-acts';
import type { Medal, Moment } from '@arquiba/contract/moment-views';
import { type FormEvent, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MEDALS } from '../medal-mark.tsx';

interface AchievementDialogProps {
  moment: Moment;
  onChange(moment: Moment): void;
  onClose(): void;
}

const FORM = 'conquista';
const MOST = 80;

/** Keeps the moment on the profile as an achievement, or changes it. */
export default function AchievementDialog({ moment, onChange, onClose }: AchievementDialogProps) {
  const { id, achievement, createdAt } = moment;
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    setBusy(true);
    try {
      const changed = await quietCall(keepMoment, {
        id,
        achievement: {
          ...{ title: text('titulo'), date: text('data'), competition: text('competicao') },
          ...{ place: text('lugar'), medal: text('medalha') as Medal },
        },
      });
      onChange(changed);
      notify('success', 'Conquista guardada no seu perfil.');
      onClose();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fields ?? {});
      if (!error.fields) notify('error', error.message);
    }
  };
  const day = achievement?.date ?? new Intl.DateTimeFormat('sv-SE').format(new Date(createdAt));
  return (
    <Dialog
      open
      onClose={onClose}
      title={achievement ? 'Editar conquista' : 'Guardar como conquista'}
      cancel="Cancelar"
      actions={
        <Button type="submit" form={FORM} busy={busy}>
          Guardar conquista
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label="Título"
          name="titulo"
          data-focus=""
          placeholder="Campeã da Copa da Várzea"
          maxLength={ACHIEVEMENT_TITLE_MAX_CHARACTERS}
          defaultValue={achievement?.title}
          error={errors['achievement.title']}
        />
        <TextField
          label="Data"
          name="data"
          type="date"
          defaultValue={day}
          error={errors['achievement.date']}
        />
        <TextField
          label="Competição"
          optional
          name="competicao"
          maxLength={MOST}
          defaultValue={achievement?.competition}
          error={errors['achievement.competition']}
        />
        <TextField
          label="Lugar"
          optional
          name="lugar"
          maxLength={MOST}
          defaultValue={achievement?.place}
          error={errors['achievement.place']}
        />
        <SelectField
          label="Medalha"
          name="medalha"
          defaultValue={achievement?.medal ?? 'none'}
          options={Object.entries(MEDALS).map(([value, label]) => ({ value, label }))}
        />
      </form>
    </Dialog>
  );
}
