import type { NewSticker } from '@arquiba/contract/moment-stickers';

type Kind = NewSticker['kind'];

export const STICKER_KINDS: readonly { kind: Kind; label: string }[] = [
  { kind: 'text', label: 'Texto' },
  { kind: 'mention', label: 'Menção' },
  { kind: 'hashtag', label: 'Hashtag' },
  { kind: 'place', label: 'Lugar' },
  { kind: 'poll', label: 'Enquete' },
  { kind: 'event', label: 'Evento' },
  { kind: 'score', label: 'Placar' },
];

export function nameOfKind(kind: Kind): string {
  return STICKER_KINDS.find((each) => each.kind === kind)?.label ?? '';
}

/** What it is and what it says. */
export function labelOf(sticker: NewSticker): string {
  return `${nameOfKind(sticker.kind)}: ${wordsOf(sticker)}`;
}

function wordsOf(sticker: NewSticker): string {
  switch (sticker.kind) {
    case 'text':
      return sticker.text;
    case 'mention':
      return `@${sticker.username}`;
    case 'hashtag':
      return `#${sticker.tag}`;
    case 'place':
      return sticker.place;
    case 'poll':
      return sticker.question;
    case 'event':
      return sticker.slug;
    case 'score':
      return `${sticker.home} ${sticker.homeScore} × ${sticker.awayScore} ${sticker.away}`;
  }
}
