import { sendLiveMessage } from '@arquiba/contract/live-chat';
import {
  LIVE_MESSAGE_MAX_CHARACTERS,
  type LiveDetail,
  type LiveMessage,
} from '@arquiba/contract/live-views';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../api-call.ts';
import { newKey } from '../../draft.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pin } from '../../ui/icons/pin.tsx';
import { Send } from '../../ui/icons/send.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signInPath } from '../../viewer/return-path.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { MessageRow } from './message-row.tsx';
import type { LiveMessages } from './use-live-messages.ts';
import { useMessageActs } from './use-message-acts.tsx';

interface LiveChatProps {
  live: LiveDetail;
  messages: LiveMessages;
  /** Of a replay: only what was written until then. */
  until: Date | null;
  onChanged(): void;
}

const NEAR_END = 80;

export function LiveChat({ live, messages, until, onChanged }: LiveChatProps) {
  const actsOf = useMessageActs({ live, messages, onChanged });
  const isReplay = live.state === 'ended';
  const shown = until
    ? messages.items.filter(({ createdAt }) => new Date(createdAt) <= until)
    : messages.items;
  return (
    <section
      aria-label="Chat da live"
      className="flex min-h-0 flex-col overflow-clip border-line bg-raised max-lg:border-y lg:rounded-card lg:border"
    >
      <h2 className="display border-b border-line px-4 py-3 text-xl">
        {isReplay && live.playlist ? 'O chat na hora' : 'Chat'}
      </h2>
      {live.pinned && (
        <p className="flex gap-2 border-b border-line bg-sunken px-4 py-2 text-sm wrap-anywhere [&_.lucide]:size-4 [&_.lucide]:flex-none">
          <Pin />
          <span>
            <span className="sr-only">Mensagem fixada: </span>
            <b>{live.pinned.author.displayName}</b> {live.pinned.text}
          </span>
        </p>
      )}
      {messages.state === 'failed' ? (
        <ErrorState onRetry={messages.retry}>O chat não pôde ser carregado.</ErrorState>
      ) : (
        <Log
          isLoading={messages.state === 'loading'}
          items={shown}
          actsOf={actsOf}
          isReplay={isReplay}
        />
      )}
      {!isReplay && <Writing live={live} onSent={messages.add} />}
    </section>
  );
}

interface LogProps {
  items: LiveMessage[];
  isLoading: boolean;
  isReplay: boolean;
  actsOf: ReturnType<typeof useMessageActs>;
}

/** Stays at its end unless someone scrolls up to read. */
function Log({ items, isLoading, isReplay, actsOf }: LogProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = items.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the end
  useEffect(() => {
    const element = box.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [last]);
  return (
    <div
      ref={box}
      role="log"
      aria-live="polite"
      aria-label="Mensagens"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
      className="h-80 min-h-40 overflow-y-auto overscroll-contain py-2 lg:h-auto lg:flex-1"
    >
      {isLoading ? (
        <div className="grid gap-3 p-4">
          <Bone className="h-4 w-2/3" />
          <Bone className="h-4 w-1/2" />
          <Bone className="h-4 w-3/5" />
        </div>
      ) : items.length === 0 ? (
        <p className="px-4 py-6 text-center text-muted">
          {isReplay ? 'Ninguém tinha escrito até aqui.' : 'Ninguém escreveu ainda.'}
        </p>
      ) : (
        <ul>
          {items.map((message) => (
            <MessageRow key={message.id} message={message} acts={actsOf(message)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Writing({ live, onSent }: { live: LiveDetail; onSent(message: LiveMessage): void }) {
  const account = useAccount();
  const location = useLocation();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const sent = useRef({ text: '', key: '' });
  if (live.state === 'waiting') {
    return (
      <p className="border-t border-line p-4 text-sm text-muted">
        O chat abre quando a live começa.
      </p>
    );
  }
  if (!account) {
    return (
      <div className="border-t border-line p-4">
        <LinkButton wide tone="secondary" to={signInPath(location)}>
          Entrar para conversar
        </LinkButton>
      </div>
    );
  }
  if (live.silenced) {
    return (
      <p className="border-t border-line p-4 text-sm text-muted">
        Quem modera esta live tirou você do chat. Você pode continuar lendo.
      </p>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (busy || !said) return;
    if (sent.current.text !== said) sent.current = { text: said, key: newKey() };
    setBusy(true);
    try {
      const options = { idempotencyKey: sent.current.key };
      onSent(await call(sendLiveMessage, { id: live.id, text: said }, options));
      sent.current = { text: '', key: '' };
      setText('');
    } catch {
      // A toast has said why; the text stays.
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className="grid scroll-mb-24 gap-1 border-t border-line p-3">
      <div className="flex items-end gap-2">
        <TextField
          label="Mensagem"
          labelHidden
          placeholder="Escreva uma mensagem"
          value={text}
          maxLength={LIVE_MESSAGE_MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          className="flex-1"
        />
        <IconButton
          type="submit"
          name="Enviar"
          icon={<Send />}
          aria-disabled={busy || !text.trim()}
        />
      </div>
      {live.slowSeconds > 0 && (
        <p className="text-sm text-muted">Modo lento: uma mensagem a cada {live.slowSeconds} s.</p>
      )}
    </form>
  );
}
