import { useState } from 'react';

/** Runs what a dialog is for, then closes it. If it fails, a toast has said why, and the dialog stays open. */
export function useDialogAction<Input extends unknown[]>(
  work: (...input: Input) => Promise<unknown>,
  onClose: () => void,
): { busy: boolean; run(...input: Input): Promise<void> } {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(...input) {
      if (busy) return;
      setBusy(true);
      try {
        await work(...input);
        onClose();
      } catch {
        setBusy(false);
      }
    },
  };
}
