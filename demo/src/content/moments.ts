import type { NewSticker } from '@arquiba/contract/moment-stickers';
import type { Medal } from '@arquiba/contract/moment-views';
import { days } from './post.ts';

type Placed = Exclude<NewSticker, { kind: 'mention' | 'event' }>;

export interface DemoMoment {
  key: string;
  /** Key of the member who published it. */
  author: string;
  /** Hours before the moment at which the world begins. */
  ago: number;
  /** A picture or the clip of a post, which is drawn only once. */
  picture?: { of: string; index?: number };
  clip?: { of: string };
  alt: string;
  audience?: 'followers' | 'close';
  stickers?: readonly Placed[];
  /** Key of the member that a sticker mentions. */
  mentions?: string;
  /** A sticker shows the next event that is open to everyone. */
  event?: true;
  /** Keys of those who saw it, with their reactions. */
  seenBy?: readonly (readonly [key: string, reaction?: '❤️' | '👏' | '🔥' | '🏆' | '😂'])[];
  achievement?: { title: string; competition: string; place: string; medal: Medal };
}

const text = (y: number, said: string): Placed => ({ kind: 'text', x: 50, y, text: said });
const hashtag = (x: number, y: number, tag: string): Placed => ({ kind: 'hashtag', x, y, tag });
const place = (y: number, name: string): Placed => ({ kind: 'place', x: 50, y, place: name });

/** Of the last 24 hours, and some that athletes kept as achievements. */
export const moments: readonly DemoMoment[] = [
  {
    ...{ key: 'mare-poster', author: 'mare', ago: 2, picture: { of: 'matchday-poster' } },
    alt: 'Cartaz do jogo com os escudos do Maré Alta e do Trilho Azul.',
    stickers: [text(5, 'É sábado!'), hashtag(50, 11.5, 'MaréAlta')],
    event: true,
    seenBy: [['marina', '🔥'], ['edson', '👏'], ['vava']],
  },
  {
    ...{ key: 'mare-poll', author: 'mare', ago: 1.5, picture: { of: 'coach-board' } },
    alt: 'Circuito de treino com cones, escada e argolas.',
    stickers: [
      {
        ...{ kind: 'poll', x: 50, y: 76, question: 'Quem faz o primeiro gol?' },
        options: ['Camisa 9', 'Zagueiro, de novo', 'Contra'],
      },
    ],
  },
  {
    ...{ key: 'ruanove-dribble', author: 'ruanove', ago: 3, clip: { of: 'varzea-clip' } },
    alt: 'Animação de uma troca de passes no campo de terra.',
    stickers: [text(12, 'Olha o toque de bola'), place(90, 'Campo da Rua Nove')],
  },
  {
    ...{ key: 'ruanove-score', author: 'ruanove', ago: 2.5, picture: { of: 'shirt-of-the-final' } },
    alt: 'Camisa preta e laranja com o número 9, passada e estendida.',
    stickers: [
      {
        ...{ kind: 'score', x: 50, y: 82, home: 'Rua Nove', away: 'Vila Torta' },
        ...{ homeScore: 4, awayScore: 2 },
      },
    ],
    mentions: 'cida',
  },
  {
    ...{ key: 'dandara-medal-day', author: 'dandara', ago: 5, picture: { of: 'medal-21' } },
    alt: 'Medalha dourada de 21 km com fita azul e amarela.',
    stickers: [text(12, '21 km, e ainda deu tempo de café')],
    seenBy: [
      ['marina', '🏆'],
      ['duda', '👏'],
    ],
  },
  {
    ...{ key: 'rafaela-signs', author: 'rafaela', ago: 6, picture: { of: 'libero-secret' } },
    alt: 'Quadra de vôlei laranja vista de cima, com setas do passe.',
    stickers: [text(10, 'O segredo do passe'), hashtag(65, 90, 'Vôlei')],
    audience: 'followers',
  },
  {
    ...{ key: 'tiao-locker', author: 'tiao', ago: 8, picture: { of: 'locker-room' } },
    alt: 'Camisa do Maré Alta, verde-água com ondas, número 5.',
    stickers: [text(86, 'Pendurada desde 1987')],
    mentions: 'marina',
    seenBy: [['marina']],
  },
  {
    ...{ key: 'edson-cones', author: 'edson', ago: 11, picture: { of: 'dique-thanks', index: 1 } },
    alt: 'Circuito de treino com cones, argolas e escada na grama.',
    stickers: [text(12, 'Quem chegar cedo escolhe o cone')],
    seenBy: [['marina', '😂']],
  },
  {
    ...{ key: 'kaue-shot', author: 'kaue', ago: 4, clip: { of: 'street-shot' } },
    alt: 'Animação de um arremesso na quadra de rua, à noite.',
    stickers: [text(10, 'Só de rede'), hashtag(50, 90, 'BasqueteDeRua')],
  },
  {
    ...{ key: 'heloisa-set', author: 'heloisa', ago: 7, clip: { of: 'butterfly-set' } },
    alt: 'Animação de nadadores em raias, vistos de cima.',
    stickers: [place(10, 'Piscina do parque')],
  },
  {
    ...{ key: 'taina-beach', author: 'taina', ago: 9, clip: { of: 'beach-rally' } },
    alt: 'Animação de um rali de vôlei de praia ao entardecer.',
  },
  {
    ...{ key: 'murilo-bowl', author: 'murilo', ago: 12, picture: { of: 'bowl-day' } },
    alt: 'Pista de skate em forma de bowl, vista de cima, com a linha da volta.',
    stickers: [text(88, 'Linha nova, joelho velho')],
  },
  {
    ...{ key: 'wesley-mat', author: 'wesley', ago: 14, picture: { of: 'judo-fall' } },
    alt: 'Dois judocas no tatame amarelo e vermelho, vistos de cima.',
  },
  {
    ...{ key: 'marina-van', author: 'marina', ago: 10, picture: { of: 'yasmin-van-map' } },
    alt: 'Mapa desenhado do caminho até o campo da final, com duas linhas e um trecho a pé.',
    stickers: [text(10, 'Bora pra final?'), place(90, 'Ponto da padaria')],
    seenBy: [['cida', '❤️'], ['igor', '🔥'], ['yasmin', '👏'], ['mare'], ['tiao']],
  },
  {
    ...{ key: 'dandara-title', author: 'dandara', ago: days(40), picture: { of: 'medal-21' } },
    alt: 'Medalha dourada de 21 km com fita azul e amarela.',
    achievement: {
      ...{ title: 'Primeira nos 21 km', competition: 'Meia Maratona do Porto' },
      ...{ place: 'Salvador', medal: 'gold' },
    },
  },
  {
    ...{ key: 'pedro-ten', author: 'pedro', ago: days(25), picture: { of: 'pedro-first-sub45' } },
    alt: 'Medalha de 10 km com fita cor de terra.',
    achievement: {
      ...{ title: '10 km abaixo de 45 minutos', competition: 'Volta do Lago' },
      ...{ place: '', medal: 'bronze' },
    },
  },
  {
    ...{ key: 'rafaela-cup', author: 'rafaela', ago: days(12), picture: { of: 'rafa-captain' } },
    alt: 'Camisa verde do Pinhal Alto, com o número 11.',
    achievement: {
      ...{ title: 'Vice da liga, como capitã', competition: 'Liga Regional de Vôlei' },
      ...{ place: 'Pinhal Alto', medal: 'silver' },
    },
  },
  {
    ...{ key: 'wesley-state', author: 'wesley', ago: days(60), picture: { of: 'tanaka-state' } },
    alt: 'Dois judocas no tatame azul e amarelo, vistos de cima.',
    achievement: {
      ...{ title: 'Ouro no estadual', competition: 'Estadual de Judô' },
      ...{ place: 'Ginásio do Porto', medal: 'gold' },
    },
  },
];
