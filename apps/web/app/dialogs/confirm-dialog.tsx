import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useDialogAction } from './use-dialog-action.ts';

interface ConfirmDialogProps {
  title: string;
  /** Label of the button that confirms. */
  action: string;
  /** Label of the other button, where 'Cancelar' would be ambiguous. */
  otherwise?: string;
  /** The dialog closes when it resolves. It must show its errors itself, in a toast. */
  onConfirm(): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Asks for confirmation; open while it is rendered. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, otherwise = 'Cancelar', onConfirm, onClose, children } = props;
  const { busy, run } = useDialogAction(onConfirm, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      cancel={otherwise}
      actions={
        <Button tone="danger" busy={busy} onClick={() => void run()}>
          {action}
        </Button>
      }
    >
      <p className="wrap-anywhere">{children}</p>
    </Dialog>
  );
}
