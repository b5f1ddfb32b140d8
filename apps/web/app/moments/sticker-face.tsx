import type { Sticker } from '@arquiba/contract/moment-stickers';
import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';
import { CalendarDays } from '../ui/icons/calendar-days.tsx';
import { MapPin } from '../ui/icons/map-pin.tsx';

type PollOptions = Extract<Sticker, { kind: 'poll' }>['options'];

interface StickerFaceProps {
  sticker: Sticker;
  /** For a poll: its buttons, or their likeness. */
  poll?: ReactNode;
}

/** What a sticker looks like; its sizes are parts of the width of the frame. */
export function StickerFace({ sticker, poll }: StickerFaceProps) {
  switch (sticker.kind) {
    case 'text':
      return (
        <span className="display block max-w-[80cqw] rounded-[2cqw] bg-night/70 px-[3cqw] py-[1.5cqw] text-center text-[6cqw] leading-tight wrap-anywhere text-chalk">
          {sticker.text}
        </span>
      );
    case 'mention':
      return <span className={PILL}>@{sticker.username}</span>;
    case 'hashtag':
      return <span className={PILL}>#{sticker.tag}</span>;
    case 'place':
      return (
        <span className={PILL}>
          <MapPin className="size-[4.5cqw] flex-none" />
          {sticker.place}
        </span>
      );
    case 'event':
      return (
        <span className={cx(PILL, 'rounded-[3cqw]')}>
          <CalendarDays className="size-[6cqw] flex-none" />
          <span className="min-w-0">
            <span className="block">{sticker.title}</span>
            <span className="block text-[3.4cqw] font-normal">{whenOf(sticker)}</span>
          </span>
        </span>
      );
    case 'score':
      return (
        <span className="grid w-[70cqw] grid-cols-[1fr_auto_1fr] items-center gap-[2cqw] rounded-[3cqw] bg-night px-[3cqw] py-[2cqw] text-center text-chalk">
          <span className="min-w-0 text-[4cqw] leading-tight font-semibold wrap-anywhere">
            {sticker.home}
          </span>
          <span className="numeral text-[9cqw] leading-none whitespace-nowrap">
            {sticker.homeScore} × {sticker.awayScore}
          </span>
          <span className="min-w-0 text-[4cqw] leading-tight font-semibold wrap-anywhere">
            {sticker.away}
          </span>
        </span>
      );
    case 'poll':
      return (
        <span className="grid w-[66cqw] gap-[2cqw] rounded-[3cqw] bg-chalk p-[3cqw] text-[4.4cqw] text-night">
          <span className="text-center leading-tight font-bold wrap-anywhere">
            {sticker.question}
          </span>
          {poll}
        </span>
      );
  }
}

const PILL =
  'flex max-w-[80cqw] items-center gap-[1.5cqw] rounded-pill bg-chalk px-[3.5cqw] py-[1.8cqw] text-[4.4cqw] leading-tight font-bold wrap-anywhere text-night';

export const POLL_OPTION =
  'flex min-h-[9cqw] w-full items-center justify-between gap-[2cqw] rounded-[2cqw] border border-night/40 px-[3cqw] py-[1.5cqw] text-left text-[4cqw] font-semibold';

/** How many of a hundred chose each option. */
export function shares(options: PollOptions): number[] {
  const all = options.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  return options.map(({ votes }) => (all === 0 ? 0 : Math.round(((votes ?? 0) * 100) / all)));
}

function whenOf({ startsAt, timeZone }: Extract<Sticker, { kind: 'event' }>): string {
  const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('pt-BR', { ...parts, timeZone }).format(new Date(startsAt));
}
