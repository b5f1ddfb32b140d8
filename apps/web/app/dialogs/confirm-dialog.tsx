import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

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
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {otherwise}
          </Button>
          <Button tone="danger" busy={busy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{children}</p>
    </Dialog>
  );
}
