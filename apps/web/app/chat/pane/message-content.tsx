import type { Message, MessageCard } from '@arquiba/contract/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MediaGallery } from '../../ui/media-gallery.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';

const MediaViewer = lazyPart(() => import('../../ui/media-viewer.tsx'));
const VoiceNote = lazyPart(() => import('../voice/voice-note.tsx'));

/** Up to three emoji and nothing else are drawn large. */
const ONLY_EMOJI =
  /^(\p{Extended_Pictographic}(\uFE0F|\u200D\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}])*\s?){1,3}$/u;

export function isOnlyEmoji({ text, files, card, voice, replyTo }: Message): boolean {
  return ONLY_EMOJI.test(text) && files.length === 0 && !card && !voice && !replyTo;
}

/** What a message carries: text, pictures and videos, a voice note, a card, the preview of a link. */
export function MessageContent({ message }: { message: Message }) {
  const { text, mentions, files, voice, card, link } = message;
  const [viewed, setViewed] = useState<number | null>(null);
  return (
    <>
      {files.length > 0 && (
        <div className="w-72 max-w-full overflow-hidden rounded-md">
          <MediaGallery files={files} onOpen={setViewed} />
        </div>
      )}
      {voice && <VoiceNote voice={voice} />}
      {card && <SharedCard card={card} />}
      {text && (
        <RichText
          text={text}
          mentions={mentions}
          className={cx(isOnlyEmoji(message) ? 'text-4xl' : 'px-3 py-1')}
        />
      )}
      {link && (
        <a
          href={link.url}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
          className="m-1 block w-72 max-w-[calc(100%-0.5rem)] overflow-hidden rounded-md border border-line bg-raised text-ink no-underline hover:border-edge"
        >
          {link.picture && (
            <span className="block aspect-video">
              <Picture file={link.picture} sizes="288px" fit="cover" />
            </span>
          )}
          <span className="block px-3 py-2">
            <span className="block text-xs text-muted">{link.site}</span>
            <span className="line-clamp-2 font-semibold">{link.title}</span>
            {link.description && (
              <span className="line-clamp-2 text-sm text-muted">{link.description}</span>
            )}
          </span>
        </a>
      )}
      {viewed !== null && (
        <MediaViewer files={files} start={viewed} onClose={() => setViewed(null)} />
      )}
    </>
  );
}

const KINDS: Record<MessageCard['kind'], { label: string; gone: string }> = {
  post: { label: 'Publicação', gone: 'Publicação indisponível' },
  product: { label: 'Óculos', gone: 'Produto indisponível' },
  event: { label: 'Evento', gone: 'Evento indisponível' },
  moment: { label: 'Moment', gone: 'Este moment não está mais disponível' },
  live: { label: 'Live', gone: 'Esta live não está mais disponível' },
};

/** A post, a product, an event, a moment or a live that was sent. */
function SharedCard({ card }: { card: MessageCard }) {
  const { label, gone } = KINDS[card.kind];
  if (card.gone) {
    return (
      <p className="m-1 rounded-md border border-dashed border-edge px-3 py-4 text-sm text-muted">
        {gone}
      </p>
    );
  }
  return (
    <Link
      to={card.path}
      className="m-1 block w-64 max-w-[calc(100%-0.5rem)] overflow-hidden rounded-md border border-line bg-raised text-ink no-underline transition hover:border-edge"
    >
      {card.picture && (
        <span className={cx('block aspect-[4/3]', card.kind === 'product' && 'stage')}>
          <Picture
            file={card.picture}
            sizes="256px"
            fit={card.kind === 'product' ? 'contain' : 'cover'}
          />
        </span>
      )}
      <span className="block px-3 py-2">
        <span className="block text-xs font-semibold text-accent-ink">{label}</span>
        <span className="line-clamp-3 font-semibold wrap-anywhere">{card.title}</span>
        <span className="block truncate text-sm text-muted">{card.detail}</span>
      </span>
    </Link>
  );
}
