import type { CardReference } from '@arquiba/contract/messages';

/** What the excerpt of a message is made of. */
export interface Described {
  text: string;
  /** The type of its first file. */
  fileMime: string | null;
  voice: boolean;
  cardKind: CardReference['kind'] | null;
  unsent: boolean;
}

const MOST_CHARACTERS = 120;

/** The text of a message in one line, or what it is. */
export function describe({ text, fileMime, voice, cardKind, unsent }: Described): string {
  if (unsent) return 'Mensagem apagada';
  if (text !== '') return text.replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS);
  if (voice) return 'Áudio';
  if (cardKind) return CARDS[cardKind];
  if (fileMime?.startsWith('image/')) return 'Foto';
  return fileMime?.startsWith('video/') ? 'Vídeo' : 'Arquivo';
}

const CARDS = {
  post: 'Publicação',
  product: 'Óculos',
  event: 'Evento',
  moment: 'Moment',
  live: 'Live',
};

/** What happened, in a sentence without the names of those who are gone. */
export function describeHappening(
  { kind, title }: { kind: keyof typeof HAPPENINGS; title: string },
  actor: string,
  person: string,
): string {
  return HAPPENINGS[kind](actor, person, title);
}

const HAPPENINGS = {
  created: (actor: string) => `${actor} criou a conversa`,
  renamed: (actor: string, _person: string, title: string) => `${actor} mudou o nome para ${title}`,
  added: (actor: string, person: string) => `${actor} adicionou ${person}`,
  removed: (actor: string, person: string) => `${actor} tirou ${person}`,
  left: (_actor: string, person: string) => `${person} saiu`,
  role: (_actor: string, person: string) => `${person} agora administra a conversa`,
};
