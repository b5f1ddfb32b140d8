import { useState } from 'react';
import { Button } from '../ui/button.tsx';

interface ContinueButtonProps {
  label: string;
  /** Shows its errors itself, in a toast. */
  work(): Promise<void>;
}

/** The button of a step without fields. */
export function ContinueButton({ label, work }: ContinueButtonProps) {
  const [busy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      await work();
    } catch {
      // The error was shown in a toast.
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button wide busy={busy} onClick={() => void run()}>
      {label}
    </Button>
  );
}
