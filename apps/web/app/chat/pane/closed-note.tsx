import type { Conversation } from '@arquiba/contract/conversations';
import { REQUEST_MAX_MESSAGES } from '@arquiba/contract/conversations';

const REASONS: Record<NonNullable<Conversation['closedBecause']>, string> = {
  blocked: 'Não dá para escrever nesta conversa.',
  request_pending: `Você já enviou ${REQUEST_MAX_MESSAGES} mensagens. Para continuar, espere a resposta.`,
  gone: 'Esta conta não existe mais.',
};

/** Shown instead of the form. */
export function ClosedNote({ conversation }: { conversation: Conversation }) {
  if (conversation.state === 'request') return null;
  return (
    <p className="border-t border-line bg-raised px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-muted">
      {REASONS[conversation.closedBecause ?? 'blocked']}
    </p>
  );
}
