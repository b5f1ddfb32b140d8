import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LeaveDialogProps {
  /** Called if the person stays on the page. */
  onClose(): void;
  onLeave(): void;
}

export default function LeaveDialog({ onClose, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      closedByBack={false}
      onClose={onClose}
      title="Sair sem salvar?"
      actions={
        <>
          <Button tone="secondary" onClick={onLeave}>
            Sair sem salvar
          </Button>
          <Button onClick={onClose}>Continuar editando</Button>
        </>
      }
    >
      <p>O que você alterou nesta página ainda não foi salvo.</p>
    </Dialog>
  );
}
