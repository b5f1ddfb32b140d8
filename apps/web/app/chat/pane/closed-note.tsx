import { type Conversation, REQUEST_MAX_MESSAGES } from '@arquiba/contract/conversations';
import { UnblockButton } from '../../safety/public/unblock-button.tsx';

interface ClosedNoteProps {
  conversation: Conversation;
  onUnblocked(): void;
}

/** Shown instead of the form. */
export function ClosedNote({ conversation, onUnblocked }: ClosedNoteProps) {
  const { state, closedBecause, people } = conversation;
  const [person] = people;
  if (state === 'request') return null;
  const isBlocked = closedBecause === 'blocked' && person;
  return (
    <div className="grid justify-items-center gap-3 border-t border-line bg-raised px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-muted">
      <p>
        {isBlocked
          ? `Você bloqueou ${person.displayName}. Para conversar, desbloqueie.`
          : closedBecause === 'request_pending'
            ? `Você já enviou ${REQUEST_MAX_MESSAGES} mensagens. Para continuar, espere a resposta.`
            : 'Esta conta não existe mais.'}
      </p>
      {isBlocked && <UnblockButton username={person.username} onReleased={onUnblocked} />}
    </div>
  );
}
