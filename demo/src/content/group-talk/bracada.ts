import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const bracada: readonly Talk[] = [
  {
    key: 'bracada-sheet',
    author: 'heloisa',
    ago: 13.3,
    text: 'Planilha nova no mural: 2.400 m, com 8 x 100 progressivos e um 50 final "como se o ônibus estivesse saindo". Quem perguntar se pode de pé-de-pato já respondeu.',
    said: [
      ['juca', 'O meu ônibus sai às 6h50 de verdade. Nado com conhecimento de causa.'],
      [
        'igor',
        'Posso apresentar em vez de nadar?',
        ['heloisa', 'Pode. Da raia 3, respirando a cada cinco.'],
      ],
    ],
  },
  {
    key: 'bracada-lane-poll',
    author: 'juca',
    ago: days(2, 5),
    text: 'A raia dos sem pressa está com onze pessoas. Como a gente resolve sem perder a amizade?',
    poll: [
      'Duas raias, uma de conversa',
      'Rodízio por ordem de chegada',
      'Quem parar na borda conta uma piada',
    ],
    said: [
      ['helena', 'Piada na borda baixa a frequência cardíaca. Voto clínico.'],
      ['heloisa', 'Onze? Eu contei nove e uma touca boiando.'],
      ['clarice', 'No mar não tem esse problema. Tem outros.'],
    ],
  },
  {
    key: 'bracada-pool',
    author: 'heloisa',
    ago: days(6, 15),
    text: 'Hoje às seis tinha gente em todas as raias. Quando comecei, eu acendia a luz e conversava com o ralo.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'water', kind: 'pool', light: 'dawn', water: '#1c8aa8' },
          caps: ['#c6232b', '#f3c445', '#ffffff', '#12263f', '#ff7a1a'],
        },
        alt: 'Piscina vista de cima ao amanhecer, com nadadores de touca colorida em todas as raias.',
      },
    ],
    said: [
      ['juca', 'O ralo mandou lembrança. Fotografei.'],
      [
        'rodrigo',
        'Ombro de todo mundo em dia ou só a touca?',
        ['heloisa', 'A touca. Vem dar aula de ombro.'],
      ],
    ],
  },
  {
    key: 'bracada-goggles',
    author: 'igor',
    ago: days(10, 14),
    text: 'Aprendi hoje que óculos de natação embaçam por dentro quando a pessoa ri debaixo d’água. A culpa é do seu Juca, que fez virada olímpica e saiu na raia do vizinho.',
    said: [
      ['juca', 'Foi visita de cortesia.'],
      ['caua', 'Valeu placar?', ['juca', 'Vizinho 1, Juca 0.']],
    ],
  },
  {
    key: 'bracada-cold',
    author: 'clarice',
    ago: days(17, 9),
    text: 'Estive em Porto Alegre e nadei com vocês às seis da manhã, nove graus do lado de fora. Nunca um chimarrão foi tão equipamento de segurança.',
    said: [
      ['heloisa', 'A porta fica aberta e a cuia, quente.'],
      ['taina', 'Nove graus é temperatura de geladeira, não de esporte.'],
    ],
  },
];
