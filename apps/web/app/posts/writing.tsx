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
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useUploadArea } from '../files/public/use-upload-area.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { charactersLeft } from '../ui/characters-left.ts';
import { cx } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { X } from '../ui/icons/x.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { ownAvatar } from '../viewer/own-avatar.ts';
import type { Panel } from './composer-tools.tsx';
import { type DraftContent, hasOptions, mayPublish } from './composition.ts';
import { closeDrafts, useDraftsOpened } from './drafts-opening.ts';
import { isPast } from './local-time.ts';
import { SHEET } from './sheet.ts';
import { type PublishingEvents, usePublishing } from './use-publishing.ts';

const UploadFiles = lazyPart(() => import('../files/public/upload-files.tsx'), {
  fallback: () => <div className="h-[300px]" />,
});
const ComposerTools = lazyPart(() => import('./composer-tools.tsx'), { preload: true });
const DraftFiles = lazyPart(() => import('../files/public/draft-files.tsx'), {
  fallback: () => <div className="h-27" />,
});
const ComposerOptions = lazyPart(() => import('./composer-options.tsx'));
const OptionsSummary = lazyPart(() => import('./options-summary.tsx'));
const EmojiPicker = lazyPart(() => import('./emoji-picker.tsx'));
const PollEditor = lazyPart(() => import('./poll-editor.tsx'));
const TextCompletion = lazyPart(() => import('./text-completion.tsx'));
const DraftsDialog = lazyPart(() => import('./drafts-dialog.tsx'));
const FileCatcher = lazyPart(() => import('../files/public/file-catcher.tsx'), { optional: true });

export const QUESTION = 'O que rolou no jogo de hoje?';

interface WritingProps extends PublishingEvents {
  account: AccountSummary;
  /** What is written goes to this group. */
  group?: DraftContent['group'];
  /** What is written is about this event. */
  event?: DraftContent['event'];
  /** Begins with a poll. */
  asks?: boolean;
  /** In a dialog, whose height it fills: closes it. */
  onClose?: () => void;
}

/** The form for a post. */
export function Writing({
  account,
  group = null,
  event = null,
  asks = false,
  onClose,
  ...events
}: WritingProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { content, phase, change, publish, open, saveAside } = usePublishing(
    account,
    { group, event },
    events,
  );
  const { text, media: files, poll } = content;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [refusals, setRefusals] = useState(0);
  const draftsOpened = useDraftsOpened();
  const upload = useUploadArea({
    ...{ area: 'posts', most: POST_MAX_FILES, files },
    attach: (media) => change({ media }),
  });
  const pollCheck = useRef(() => true);
  const ready = mayPublish(content);
  const { tooLong, shown, said } = charactersLeft(text);
  const send = () => {
    if (upload.isUploading) return;
    const wrongPoll = poll !== null && !pollCheck.current();
    const tooLate = content.publishAt !== null && isPast(content.publishAt);
    setRefusals(wrongPoll || tooLate ? refusals + 1 : 0);
    setPanel(tooLate ? 'options' : null);
    if (wrongPoll || tooLate) return;
    upload.close();
    // The button disappears after publishing, so the focus moves to the field.
    if (document.activeElement?.matches('button:focus-visible')) area.current?.focus();
    publish();
  };
  const busy = phase === 'busy';
  useEffect(() => {
    // The panel of options has closed, so the page may have moved.
    if (busy) comeIntoView(form.current);
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
  const writeEmoji = (sign: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    flushSync(() =>
      change({ text: text.slice(0, selectionStart) + sign + text.slice(selectionEnd) }),
    );
    const cursor = selectionStart + sign.length;
    area.current?.setSelectionRange(cursor, cursor);
  };
  const submit = (ready || busy) && (
    <>
      <p className={cx('text-sm', tooLong ? 'font-medium text-card-red' : 'text-muted')}>{shown}</p>
      <Button
        type="submit"
        tone={phase === 'failed' ? 'danger' : 'primary'}
        busy={busy}
        busyLabel="Publicando…"
        disabled={tooLong || upload.isUploading}
      >
        {phase === 'failed' ? 'Não foi publicado' : content.publishAt ? 'Agendar' : 'Publicar'}
      </Button>
    </>
  );
  return (
    <form
      ref={form}
      aria-label="Nova publicação"
      className={cx(
        'relative noscript:hidden',
        onClose
          ? 'flex min-h-0 flex-1 flex-col'
          : cx(SHEET, 'scroll-my-20 focus-within:border-orange'),
      )}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {onClose && (
        <div className="flex min-h-15 items-center gap-3 border-b border-line py-2 pr-4 pl-2">
          <IconButton name="Fechar" icon={<X />} className="mr-auto" onClick={onClose} />
          {submit}
        </div>
      )}
      {(group || event) && (
        <p className="border-b border-line bg-sunken px-4 py-2 text-sm wrap-anywhere">
          {event ? 'Sobre o evento ' : 'Para o grupo '}
          <strong className="font-semibold">{event?.title ?? group?.name}</strong>
        </p>
      )}
      <div className={cx(onClose && 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-4')}>
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
            data-focus=""
            scrolls={!onClose}
            onChange={(event) => change({ text: event.currentTarget.value })}
            onKeyDown={onKeyDown}
            className="min-w-0 flex-1 content-center py-2.5"
          />
          {/[@#]/.test(text) && (
            <TextCompletion {...{ area, text }} onWrite={(written) => change({ text: written })} />
          )}
        </div>
        {panel === 'emoji' && <EmojiPicker onChoose={writeEmoji} />}
        {!upload.isOpen && files.length > 0 && (
          <DraftFiles files={files} onChange={(media) => change({ media })} />
        )}
        {upload.isOpen && (
          <div ref={comeIntoView} className="mx-auto mt-3 max-w-[600px] scroll-my-20">
            <UploadFiles resumeKey={`post-${account.id}`} {...upload.area} />
          </div>
        )}
        {poll && (
          <PollEditor
            {...{ poll, refusals, check: pollCheck, publishAt: content.publishAt }}
            onChange={(changed) => change({ poll: changed })}
          />
        )}
        {panel === 'options' ? (
          <ComposerOptions
            {...{ content, refusals }}
            inGroup={group !== null}
            onChange={change}
            onSaveAside={ready ? () => void saveAside() : undefined}
          />
        ) : (
          hasOptions(content) && <OptionsSummary content={content} />
        )}
        {draftsOpened && (
          <DraftsDialog onOpen={open} onPublished={events.onPublished} onClose={closeDrafts} />
        )}
      </div>
      <div className={cx(TOOLS, onClose ? 'border-t border-line px-4 py-1' : STAYING)}>
        <ComposerTools
          {...{ content, asks, busy, upload, panel }}
          onPanel={setPanel}
          onChange={change}
        />
        {!onClose && submit}
      </div>
      <FileCatcher form={form} onFiles={upload.add} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
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

const TOOLS = 'flex flex-wrap items-center justify-end gap-x-4 gap-y-2 bg-raised';
/** In sight above the bar of a phone, however long the post is. */
const STAYING =
  'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-4 px-4 pt-3 pb-4 lg:bottom-0 sm:rounded-b-card';
