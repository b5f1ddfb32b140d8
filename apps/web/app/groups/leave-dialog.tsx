import type { Group } from '@arquiba/contract/groups';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LeaveDialogProps {
  group: Pick<Group, 'name' | 'access'>;
  onClose(): void;
  onLeave(): void;
}

export default function LeaveDialog({ group, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sair do grupo?"
      cancel="Continuar no grupo"
      actions={
        <Button tone="danger" onClick={onLeave}>
          Sair do grupo
        </Button>
      }
    >
      <p className="wrap-anywhere">
        Você deixa de participar de <strong>{group.name}</strong>.{' '}
        {group.access === 'open'
          ? 'Para voltar, é só entrar de novo.'
          : 'O grupo é fechado: para voltar, você precisa pedir de novo e deixa de ver o que há nele.'}
      </p>
    </Dialog>
  );
}
