import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { loadAction } from '../../notices/load-action.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Someone } from './question.ts';

/** Shown instead of the posts of a person whom the viewer has blocked. */
export function BlockedProfile({ person }: { person: Someone }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function release() {
    setBusy(true);
    try {
      const acts = await loadAction(() => import('../acts.ts'));
      await acts?.unblock(person.username);
      if (acts) await revalidate();
    } catch {
      // The error was shown in a toast.
    }
    setBusy(false);
  }
  return (
    <EmptyState
      art="net"
      action={
        <Button tone="secondary" busy={busy} onClick={release}>
          Desbloquear
        </Button>
      }
    >
      Você bloqueou {person.displayName}: um não vê o que o outro publica.
    </EmptyState>
  );
}
