import { useState } from 'react';

/**
 * Runs the action of a dialog, then closes it. If it fails, a toast shows the error and the dialog stays
 * open.
 */
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
