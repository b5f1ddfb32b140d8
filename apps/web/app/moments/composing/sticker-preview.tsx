import type { NewSticker, Sticker } from '@arquiba/contract/moment-stickers';
import { CalendarDays } from '../../ui/icons/calendar-days.tsx';
import { POLL_OPTION, StickerFace } from '../sticker-face.tsx';

interface StickerPreviewProps {
  sticker: NewSticker;
  /** Of events, by slug. */
  titles: Readonly<Record<string, string>>;
}

/** How a sticker will look, before the server knows it. */
export function StickerPreview({ sticker, titles }: StickerPreviewProps) {
  if (sticker.kind === 'event') {
    return (
      <span className="flex max-w-[80cqw] items-center gap-[1.5cqw] rounded-[3cqw] bg-chalk px-[3.5cqw] py-[1.8cqw] text-[4.4cqw] font-bold text-night">
        <CalendarDays className="size-[6cqw] flex-none" />
        <span className="min-w-0 wrap-anywhere">{titles[sticker.slug]}</span>
      </span>
    );
  }
  return <StickerFace sticker={shownOf(sticker)} poll={<Options sticker={sticker} />} />;
}

function Options({ sticker }: { sticker: NewSticker }) {
  if (sticker.kind !== 'poll') return null;
  const options = sticker.options.map((label, place) => ({ label, place }));
  return options.map(({ label, place }) => (
    <span key={place} className={POLL_OPTION}>
      {label}
    </span>
  ));
}

function shownOf(sticker: Exclude<NewSticker, { kind: 'event' }>): Sticker {
  if (sticker.kind === 'mention') return { ...sticker, linked: true };
  if (sticker.kind === 'poll') return { ...sticker, options: [] };
  return sticker;
}
