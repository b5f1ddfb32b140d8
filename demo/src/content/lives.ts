export interface DemoLive {
  key: string;
  /** Key of the member who broadcast it. */
  author: string;
  title: string;
  description: string;
  sport: string;
  /** Hours before the moment at which the world begins. */
  ago: number;
  /** Keys of posts whose clips were shown, one after another. */
  clips: readonly string[];
  /** Keys of those who wrote, and after how many seconds. */
  chat: readonly (readonly [author: string, after: number, text: string])[];
  /** After how many seconds. */
  chapters: readonly (readonly [after: number, title: string])[];
}

/** Those that are over. */
export const lives: readonly DemoLive[] = [
  {
    ...{ key: 'ruanove-training', author: 'ruanove', sport: 'Várzea', ago: 20 },
    title: 'Coletivo de quarta no terrão',
    description: 'O último treino antes da final. Câmera na arquibancada.',
    clips: ['varzea-clip'],
    chat: [
      ['marina', 1, 'Cheguei!'],
      ['edson', 2, 'Olha o toque de bola desse time'],
      ['vava', 4, 'Narrando daqui de casa'],
    ],
    chapters: [
      [0, 'Aquecimento'],
      [2, 'Toque de bola'],
    ],
  },
];

/** The one that is always on: a clock, generated once and repeated. */
export const alwaysOn = {
  author: 'vava',
  title: 'Relógio da arquibancada',
  description:
    'Transmissão gerada para a demonstração: um relógio desenhado, em um minuto que se repete, sem câmera e sem ninguém do outro lado.',
  sport: '',
  ago: 26,
  chat: [
    ['marina', 'Deixo aberto enquanto espero o jogo'],
    ['edson', 'Meio-dia em ponto e nada do juiz'],
  ],
} as const;
