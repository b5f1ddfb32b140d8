import { listSupportMessages, type SupportMessage } from '@arquiba/contract/support';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocation } from 'react-router';
import { quietCall } from '../api-call.ts';
import { withParameter } from '../list-page.ts';
import { Age } from '../ui/age.tsx';
import { EndOfList } from '../ui/end-of-list.tsx';
import type { Page } from '../ui/pages.ts';
import { Bone } from '../ui/skeletons.tsx';
import { usePages } from '../ui/use-pages.ts';

interface MessageListProps {
  accountId: string;
  first: Page<SupportMessage>;
}

/** The copies that are kept of what one wrote. */
export function MessageList({ accountId, first }: MessageListProps) {
  const location = useLocation();
  const pages = usePages({
    name: `support ${accountId}`,
    first,
    load: (cursor) => quietCall(listSupportMessages, { cursor }),
    idOf: ({ id }) => id,
  });
  return (
    <section aria-labelledby="suas-mensagens" className="mt-8">
      <h2 id="suas-mensagens" className="display mb-3 text-2xl">
        Suas mensagens
      </h2>
      {pages.items.length === 0 ? (
        <p className="text-muted">O que você escrever para a loja fica guardado aqui.</p>
      ) : (
        <ul className="grid gap-3">
          {pages.items.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
      {(pages.nextCursor || pages.state !== 'idle') && (
        <EndOfList
          pages={pages}
          noun="mensagens"
          next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
          skeleton={<Bone className="mt-3 h-16 rounded-card" />}
        />
      )}
    </section>
  );
}

function Message({ message: { id, subject, orderNumber, message, createdAt } }: MessageProps) {
  return (
    <li className="rounded-card border border-line bg-raised">
      <details className="group">
        <summary className="flex min-h-16 list-none items-center gap-3 rounded-card px-5 py-3 hover:bg-accent-soft [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">{subject}</span>
            <span className="block text-sm text-muted">
              <Age at={createdAt} />
              {orderNumber && ` · pedido ${orderNumber}`}
            </span>
          </span>
          <ChevronDown className="size-5 text-muted transition group-open:rotate-180" />
        </summary>
        <div className="border-t border-line px-5 py-4">
          <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
          <p className="mt-3 text-sm text-muted">Protocolo {id}</p>
        </div>
      </details>
    </li>
  );
}

interface MessageProps {
  message: SupportMessage;
}
