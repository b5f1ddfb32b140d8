import type { Notification, NotificationKind } from './notifications.ts';

interface Sentence {
  /** The names of the people who did it; empty if nobody did. */
  who: string;
  what: string;
}

/** What a sentence needs of a notice. */
interface Told extends Pick<Notification, 'kind' | 'count' | 'title'> {
  actors: readonly { displayName: string }[];
}

type Words = (title: string, count: number) => string;

/** What people did: the names come before it. */
const DEEDS: Partial<Record<NotificationKind, Words>> = {
  follow: (_, count) => (count > 1 ? 'começaram a seguir você' : 'começou a seguir você'),
  'follow-request': () => 'pede para seguir você',
  'follow-accepted': () => 'aceitou seu pedido para seguir',
  like: (_, count) => (count > 1 ? 'curtiram sua publicação' : 'curtiu sua publicação'),
  'comment-like': (_, count) => (count > 1 ? 'curtiram seu comentário' : 'curtiu seu comentário'),
  comment: () => 'comentou sua publicação',
  reply: () => 'respondeu ao seu comentário',
  mention: () => 'mencionou você em uma publicação',
  'comment-mention': () => 'mencionou você em um comentário',
  tag: () => 'marcou você em uma publicação',
  repost: (_, count) => (count > 1 ? 'republicaram sua publicação' : 'republicou sua publicação'),
  quote: () => 'citou sua publicação',
  'group-asked': (title) => `pede para entrar em ${title}`,
  'group-invited': (title) => `convida você para ${title}`,
  'group-event': (title) => `marcou um evento: ${title}`,
  'group-post': (title) => `publicou em ${title}`,
  'group-post-waiting': (title) => `escreveu em ${title} e espera aprovação`,
  'moment-reaction': (_, count) => (count > 1 ? 'reagiram ao seu moment' : 'reagiu ao seu moment'),
  'moment-mention': () => 'mencionou você em um moment',
  'live-started': (title) => `está ao vivo: ${title}`,
  'event-invited': (title) => `convida você para ${title}`,
};

/** What happened, without names. Several posts in a group are here too: one person may have written all. */
const EVENTS: Partial<Record<NotificationKind, Words>> = {
  'group-post': (title, count) => `${count} publicações novas em ${title}`,
  'group-accepted': (title) => `Você agora participa de ${title}`,
  'group-role': (title) => `Seu papel mudou em ${title}`,
  'group-post-accepted': (title) => `Sua publicação foi aprovada em ${title}`,
  'group-post-hidden': (title) => `Sua publicação foi oculta em ${title}`,
  'group-post-removed': (title) => `Sua publicação foi removida de ${title}`,
  'event-changed': (title) => `Mudou: ${title}`,
  'event-cancelled': (title) => `Cancelado: ${title}`,
  'event-place': (title) => `Abriu uma vaga para você: ${title}`,
  'event-soon': (title) => `Está chegando: ${title}`,
  'live-soon': (title) => `Começa daqui a pouco: ${title}`,
  // What was asked comes below it.
  'poll-closed': () => 'A enquete terminou. Veja o resultado.',
  'shop-answer': (title) => `A loja respondeu à sua pergunta sobre o ${title}`,
  'report-closed': () => 'Analisamos a sua denúncia. Obrigado por avisar.',
};

export function noticeSentence({ kind, actors, count, title }: Told): Sentence {
  const deed = kind === 'group-post' && count > 1 ? undefined : DEEDS[kind];
  if (deed) return { who: namesOf(actors, count), what: deed(title, count) };
  return { who: '', what: EVENTS[kind]?.(title, count) ?? title };
}

/** The same as one text. */
export function saidOf(notice: Told): string {
  const { who, what } = noticeSentence(notice);
  return who ? `${who} ${what}` : what;
}

function namesOf(actors: Told['actors'], count: number): string {
  const names = actors.map(({ displayName }) => displayName);
  const [first = 'Alguém', second, third] = names;
  if (count <= 1 || !second) return count > 1 ? `${first} e mais ${count - 1}` : first;
  if (count === 2) return `${first} e ${second}`;
  if (count === 3 && third) return `${first}, ${second} e ${third}`;
  return `${first}, ${second} e mais ${count - 2}`;
}
