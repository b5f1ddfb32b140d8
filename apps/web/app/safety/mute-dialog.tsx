import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { mute } from './acts.ts';
import { DURATIONS, daysOf } from './durations.ts';
import type { Someone } from './public/question.ts';

export function MuteDialog({ person, onClose }: { person: Someone; onClose(): void }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    try {
      await mute(person.username, daysOf(new FormData(event.currentTarget)));
      onClose();
      await revalidate();
    } catch {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Silenciar @${person.username}`}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form="silenciar" busy={busy}>
            Silenciar
          </Button>
        </>
      }
    >
      <form id="silenciar" onSubmit={submit} className="grid gap-4">
        <p>
          O que {person.displayName} publica não aparece mais nas suas listas. Ninguém é avisado, e
          o perfil continua ao seu alcance.
        </p>
        <RadioGroup
          label="Por quanto tempo"
          name="dias"
          choices={DURATIONS}
          defaultValue="sempre"
        />
      </form>
    </Dialog>
  );
}
