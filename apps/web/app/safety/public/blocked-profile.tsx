import { useRevalidator } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Someone } from './question.ts';
import { UnblockButton } from './unblock-button.tsx';

/** Shown instead of the posts of a person whom the viewer has blocked. */
export function BlockedProfile({ person }: { person: Someone }) {
  const { revalidate } = useRevalidator();
  return (
    <EmptyState
      art="net"
      action={<UnblockButton username={person.username} onReleased={revalidate} />}
    >
      Você bloqueou {person.displayName}: um não vê o que o outro publica.
    </EmptyState>
  );
}
