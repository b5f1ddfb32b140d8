import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useDialogAction } from './use-dialog-action.ts';

interface ConfirmDialogProps {
  title: string;
  /** What the button of no return says. */
  action: string;
  /** What the other one says, where 'Cancelar' could mean either. */
  otherwise?: string;
  /** Closes when this is done; where it fails, a toast has said why. */
  onConfirm(): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Asks once more before something that hurts. Shown while it is in the page. */
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
