import { useState } from 'react';
import { loadAction } from '../../notices/load-action.ts';
import { Button } from '../../ui/button.tsx';

interface UnblockButtonProps {
  username: string;
  onReleased(): void | Promise<void>;
}

export function UnblockButton({ username, onReleased }: UnblockButtonProps) {
  const [busy, setBusy] = useState(false);
  async function release() {
    setBusy(true);
    try {
      const acts = await loadAction(() => import('../acts.ts'));
      await acts?.unblock(username);
      if (acts) await onReleased();
    } catch {
      // The error was shown in a toast.
    }
    setBusy(false);
  }
  return (
    <Button tone="secondary" busy={busy} onClick={release}>
      Desbloquear
    </Button>
  );
}
