import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Someone } from './question.ts';

/** In the place of the posts of someone whom the viewer has blocked. */
export function BlockedProfile({ person }: { person: Someone }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function release() {
    setBusy(true);
    try {
      const { unblock } = await import('../acts.ts');
      await unblock(person.username);
      await revalidate();
    } catch {
      setBusy(false);
    }
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
