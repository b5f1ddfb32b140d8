import type { SupportMessage } from '@arquiba/contract/support';
import { LinkButton } from '../ui/button.tsx';
import { ChevronDown } from '../ui/icons/chevron-down.tsx';

export interface ShownMessage extends SupportMessage {
  /** Date and time, formatted. */
  writtenAt: string;
}

interface MessageListProps {
  messages: ShownMessage[];
  nextCursor: string | null;
}

/** The messages that the person has sent; older ones are on further pages. */
export function MessageList({ messages, nextCursor }: MessageListProps) {
  return (
    <section aria-labelledby="suas-mensagens" className="mt-8">
      <h2 id="suas-mensagens" className="display mb-3 text-2xl">
        Suas mensagens
      </h2>
      {messages.length === 0 ? (
        <p className="text-muted">O que você escrever para a loja fica guardado aqui.</p>
      ) : (
        <ul className="grid gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
      {nextCursor && (
        <LinkButton
          tone="secondary"
          to={`?cursor=${encodeURIComponent(nextCursor)}#suas-mensagens`}
          className="mt-4"
        >
          Mensagens mais antigas
        </LinkButton>
      )}
    </section>
  );
}

function Message({ message }: { message: ShownMessage }) {
  const { id, subject, orderNumber, createdAt, writtenAt } = message;
  return (
    <li className="rounded-card border border-line bg-raised">
      <details className="group">
        <summary className="flex min-h-16 list-none items-center gap-3 rounded-card px-5 py-3 hover:bg-accent-soft [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">{subject}</span>
            <span className="block text-sm text-muted">
              <time dateTime={createdAt}>{writtenAt}</time>
              {orderNumber && ` · pedido ${orderNumber}`}
            </span>
          </span>
          <ChevronDown className="size-5 text-muted transition group-open:rotate-180" />
        </summary>
        <div className="border-t border-line px-5 py-4">
          <p className="whitespace-pre-wrap wrap-anywhere">{message.message}</p>
          <p className="mt-3 text-sm text-muted">Protocolo {id}</p>
        </div>
      </details>
    </li>
  );
}
