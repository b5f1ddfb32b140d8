import type { AccountSummary } from '@arquiba/contract/accounts';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { composerPath } from '../../shell/composer-path.ts';
import { useAccount } from '../../shell/use-site.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { charactersLeft } from '../characters-left.ts';
import { ownAvatar } from '../own-face.ts';
import { type PublishingEvents, usePublishing } from '../use-publishing.ts';

const QUESTION = 'O que rolou no jogo de hoje?';

/** Where one writes a post; a visitor sees the line that leads there. */
export function Composer(events: PublishingEvents) {
  const account = useAccount();
  return account ? <Writing key={account.id} account={account} {...events} /> : <Invitation />;
}

interface WritingProps extends PublishingEvents {
  account: AccountSummary;
}

function Writing({ account, ...events }: WritingProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, phase, publish, write } = usePublishing(account, events);
  const { tooLong, shown, said } = charactersLeft(text);
  const busy = phase === 'busy';
  useCallToWrite(area);

  // What was typed before the page's code was there.
  const adopt = useEffectEvent(() => {
    if (area.current?.value) write(area.current.value);
  });
  useEffect(() => adopt(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    publish();
  };
  return (
    <form
      aria-label="Nova publicação"
      className={cx(SHEET, 'focus-within:border-orange noscript:hidden')}
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      <div className="flex gap-3">
        <Avatar username={account.username} picture={ownAvatar(account)} />
        <TextArea
          bare
          labelHidden
          label="Escreva uma publicação"
          ref={area}
          name="publicacao"
          placeholder={QUESTION}
          value={text}
          readOnly={busy}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 content-center py-2.5"
        />
      </div>
      {(text.trim() !== '' || busy) && (
        <div className="mt-3 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p className={cx('text-sm', tooLong ? 'font-medium text-card-red' : 'text-muted')}>
            {shown}
          </p>
          <Button
            type="submit"
            tone={phase === 'failed' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel="Publicando…"
            disabled={tooLong}
          >
            {phase === 'failed' ? 'Não foi publicado' : 'Publicar'}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {phase === 'published' ? 'Publicado.' : said}
      </p>
    </form>
  );
}

function Invitation() {
  return (
    <Link
      to={composerPath(null)}
      className={cx(SHEET, 'flex items-center gap-3 text-muted no-underline hover:border-edge')}
    >
      <Avatar username="visitante" picture={null} />
      <span className="min-w-0 flex-1">{QUESTION}</span>
      <span className="font-semibold text-orange-ink">
        Entrar<span className="max-sm:hidden"> e publicar</span>
      </span>
    </Link>
  );
}

/** `?publicar=1` puts the cursor into the field, each time that one comes with it. */
function useCallToWrite(area: RefObject<HTMLTextAreaElement | null>): void {
  const { key, search } = useLocation();
  const called = new URLSearchParams(search).has('publicar');
  const answer = useEffectEvent((_key: string) => {
    area.current?.focus();
    // Coming back, or loading the page again, is no call.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  });
  useEffect(() => {
    if (called) answer(key);
  }, [called, key]);
}

const SHEET = 'block border-b border-line bg-raised p-4 transition sm:rounded-card sm:border';
