import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LeaveDialogProps {
  onStay(): void;
  onLeave(): void;
}

export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      title="Sair sem salvar?"
      actions={
        <>
          <Button tone="secondary" onClick={onLeave}>
            Sair sem salvar
          </Button>
          <Button onClick={onStay}>Continuar editando</Button>
        </>
      }
    >
      <p>O que você alterou nesta página ainda não foi salvo.</p>
    </Dialog>
  );
}
