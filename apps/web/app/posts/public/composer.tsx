import type { AccountSummary } from '@arquiba/contract/accounts';
import { POST_MAX_FILES } from '@arquiba/contract/posts';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { charactersLeft } from '../../ui/characters-left.ts';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ImagePlus } from '../../ui/icons/image-plus.tsx';
import { SlidersHorizontal } from '../../ui/icons/sliders-horizontal.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { composerPath } from '../../viewer/composer-path.ts';
import { ownAvatar } from '../../viewer/own-avatar.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { hasOptions, mayPublish } from '../composition.ts';
import { closeDrafts, useDraftsOpened } from '../drafts-opening.ts';
import { pollErrors } from '../poll-errors.ts';
import { type PublishingEvents, usePublishing } from '../use-publishing.ts';
import { useUploadArea } from '../use-upload-area.ts';

const PostFiles = lazyPart(() => import('../post-files.tsx'), {
  fallback: () => <div className="h-[300px]" />,
});
const ComposerFiles = lazyPart(() => import('../composer-files.tsx'), {
  fallback: () => <div className="h-27" />,
});
const ComposerOptions = lazyPart(() => import('../composer-options.tsx'));
const OptionsSummary = lazyPart(() => import('../options-summary.tsx'));
const TextCompletion = lazyPart(() => import('../text-completion.tsx'));
const DraftsDialog = lazyPart(() => import('../drafts-dialog.tsx'));

const QUESTION = 'O que rolou no jogo de hoje?';

/** The form for a post; a visitor sees a link to sign in. */
export function Composer(events: PublishingEvents) {
  const account = useAccount();
  return account ? <Writing key={account.id} account={account} {...events} /> : <Invitation />;
}

interface WritingProps extends PublishingEvents {
  account: AccountSummary;
}

function Writing({ account, ...events }: WritingProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { content, phase, change, publish, open, saveAside } = usePublishing(account, events);
  const { text, media: files } = content;
  const [options, setOptions] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const draftsOpened = useDraftsOpened();
  const upload = useUploadArea(files, (media) => change({ media }));
  const ready = mayPublish(content);
  const { tooLong, shown, said } = charactersLeft(text);
  const send = () => {
    if (upload.isUploading) return;
    const refused = content.poll !== null && pollErrors(content.poll.options).some(Boolean);
    setRefusals(refused ? refusals + 1 : 0);
    setOptions(refused);
    if (refused) return;
    upload.close();
    // The button disappears after publishing, so the focus moves to the field.
    if (document.activeElement?.matches('button:focus-visible')) area.current?.focus();
    publish();
  };
  const busy = phase === 'busy';
  useEffect(() => {
    // The panel of options has closed, so the page may have moved.
    if (busy) comeIntoView(area.current?.form);
  }, [busy]);
  useCallToWrite(area);

  // Text that was typed before hydration.
  const adopt = useEffectEvent(() => {
    if (area.current?.value) change({ text: area.current.value });
  });
  useEffect(() => adopt(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      aria-label="Nova publicação"
      className={cx(SHEET, 'scroll-my-20 focus-within:border-orange noscript:hidden')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="relative flex gap-3">
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
          onChange={(event) => change({ text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 content-center py-2.5"
        />
        {/[@#]/.test(text) && (
          <TextCompletion {...{ area, text }} onWrite={(written) => change({ text: written })} />
        )}
      </div>
      {!upload.isOpen && files.length > 0 && (
        <ComposerFiles files={files} onChange={(media) => change({ media })} />
      )}
      {upload.isOpen && (
        <div ref={comeIntoView} className="mx-auto mt-3 max-w-[600px] scroll-my-20">
          <PostFiles resumeKey={`post-${account.id}`} {...upload.area} />
        </div>
      )}
      {options ? (
        <ComposerOptions
          {...{ content, refusals }}
          onChange={change}
          onSaveAside={ready ? () => void saveAside() : undefined}
        />
      ) : (
        hasOptions(content) && <OptionsSummary content={content} />
      )}
      {draftsOpened && (
        <DraftsDialog onOpen={open} onPublished={events.onPublished} onClose={closeDrafts} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <div className="mr-auto -ml-2 flex">
          <IconButton
            name="Fotos e vídeos"
            icon={<ImagePlus />}
            aria-expanded={upload.isOpen}
            disabled={!upload.isOpen && (busy || files.length >= POST_MAX_FILES)}
            onClick={upload.toggle}
          />
          <IconButton
            name="Opções avançadas"
            icon={<SlidersHorizontal />}
            aria-expanded={options}
            disabled={busy}
            onClick={() => setOptions(!options)}
          />
        </div>
        {(ready || busy) && (
          <>
            <p className={cx('text-sm', tooLong ? 'font-medium text-card-red' : 'text-muted')}>
              {shown}
            </p>
            <Button
              type="submit"
              tone={phase === 'failed' ? 'danger' : 'primary'}
              busy={busy}
              busyLabel="Publicando…"
              disabled={tooLong || upload.isUploading}
            >
              {phase === 'failed'
                ? 'Não foi publicado'
                : content.publishAt
                  ? 'Agendar'
                  : 'Publicar'}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
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

/** A panel that opens may extend beyond the screen. */
function comeIntoView(part: HTMLElement | null | undefined): void {
  part?.scrollIntoView({ block: 'nearest' });
}

/** `?publicar=1` focuses the field on each navigation. */
function useCallToWrite(area: RefObject<HTMLTextAreaElement | null>): void {
  const { key, search } = useLocation();
  const called = new URLSearchParams(search).has('publicar');
  const answer = useEffectEvent((_key: string) => {
    area.current?.focus();
    // Removed from the URL, so that going back or reloading does not focus the field again.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  });
  useEffect(() => {
    if (called) answer(key);
  }, [called, key]);
}

const SHEET = 'block border-b border-line bg-raised p-4 transition sm:rounded-card sm:border';
