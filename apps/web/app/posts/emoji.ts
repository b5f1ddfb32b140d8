import { EMOJI_NAMES } from './emoji-names.ts';

export interface Emoji {
  sign: string;
  name: string;
  /** What a search looks at, without accents. */
  words: string;
}

interface EmojiGroup {
  title: string;
  emoji: Emoji[];
}

export const EMOJI: EmojiGroup[] = Object.entries(EMOJI_NAMES).map(([title, lines]) => ({
  title,
  emoji: lines.trim().split('\n').map(read),
}));

/** Those with a word that begins as the searched one does; accents do not matter. */
export function findEmoji(query: string): Emoji[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  const matches = ({ words }: Emoji) =>
    wanted.every((word) => words.split(/[\s-]+/).some((each) => each.startsWith(word)));
  return EMOJI.flatMap(({ emoji }) => emoji.filter(matches));
}

function read(line: string): Emoji {
  const [said = '', more = ''] = line.split(' | ');
  const space = said.indexOf(' ');
  const name = said.slice(space + 1);
  return { sign: said.slice(0, space), name, words: fold(`${name} ${more}`) };
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
