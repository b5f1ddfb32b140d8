import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';

const MAX_CHARACTERS = 300;

interface ReasonDialogProps {
  title: string;
  /** What happens, and who reads the reason. */
  detail: string;
  action: string;
  /** Rejects after a toast has said why. */
  onReason(reason: string): Promise<unknown>;
  onDone(): void;
  onClose(): void;
}

/** Asks for the reason of a deed that others must be able to understand. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, detail, action, onReason, onDone, onClose } = props;
  const form = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const reason = area.current?.value.trim() ?? '';
    if (!reason) return setProblem('Diga o motivo');
    setBusy(true);
    try {
      await onReason(reason);
      onClose();
      onDone();
    } catch {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      isChanged={() => Boolean(area.current?.value)}
      title={title}
      cancel="Cancelar"
      actions={
        <Button type="submit" form={form} tone="danger" busy={busy}>
          {action}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <p>{detail}</p>
        <TextArea
          label="Motivo"
          ref={area}
          error={problem}
          maxLength={MAX_CHARACTERS}
          onChange={() => setProblem(undefined)}
        />
      </form>
    </Dialog>
  );
}
