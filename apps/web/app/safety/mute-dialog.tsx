import { useRevalidator } from 'react-router';
import { useDialogAction } from '../dialogs/use-dialog-action.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { mute } from './acts.ts';
import { DURATIONS, daysOf } from './durations.ts';
import type { Someone } from './public/question.ts';

export function MuteDialog({ person, onClose }: { person: Someone; onClose(): void }) {
  const { revalidate } = useRevalidator();
  const { busy, run } = useDialogAction(async (form: FormData) => {
    await mute(person.username, daysOf(form));
    void revalidate();
  }, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Silenciar @${person.username}`}
      cancel="Cancelar"
      actions={
        <Button type="submit" form="silenciar" busy={busy}>
          Silenciar
        </Button>
      }
    >
      <form
        id="silenciar"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run(new FormData(event.currentTarget));
        }}
      >
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
