import type { RefObject } from 'react';
import { useLeaveBlocker } from '../../forms/unsaved-changes.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Leaving the studio would end what others watch. */
export function LeaveQuestion({ isGoing }: { isGoing: RefObject<boolean> }) {
  const blocker = useLeaveBlocker(isGoing);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      closedByBack={false}
      onClose={() => blocker.reset()}
      title="Sair do estúdio?"
      actions={
        <>
          <Button tone="secondary" onClick={() => blocker.proceed()}>
            Sair do estúdio
          </Button>
          <Button onClick={() => blocker.reset()}>Continuar ao vivo</Button>
        </>
      }
    >
      <p>
        A transmissão para. Quem assiste espera por um minuto: volte ao estúdio antes disso, ou a
        live termina.
      </p>
    </Dialog>
  );
}
