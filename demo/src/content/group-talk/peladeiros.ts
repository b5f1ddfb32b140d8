import { days, type Picture } from '../post.ts';
import type { Talk } from '../talk.ts';

const shirt = (name: string, color: string, ground: string): Picture => ({
  size: 'square',
  alt: `Camisa ${name} com o número 10.`,
  scene: {
    ...{ type: 'object', kind: 'jersey', ground, colors: [color, '#ffffff', '#1c1512'] },
    kit: { pattern: 'plain', colors: [color, '#ffffff', '#1c1512'], collar: 'v' },
  },
});

export const peladeiros: readonly Talk[] = [
  {
    key: 'peladeiros-list',
    author: 'yasmin',
    ago: 5.6,
    text: 'Lista da próxima: doze confirmados, um "vou ver" e um que respondeu com a figurinha de um joelho. Faltam dois. Tragam o cunhado, mas avisem o cunhado.',
    said: [
      [
        'vitoria',
        'O joelho era meu. Significa sim.',
        ['yasmin', 'Treze, então. Bem-vindo, joelho.'],
      ],
      ['tales', 'Levo um, mas ele só joga se puder narrar.'],
      ['cida', 'Meu cunhado não. Vocês ainda vão me agradecer.'],
    ],
  },
  {
    key: 'peladeiros-vest-poll',
    author: 'vitoria',
    ago: 21,
    text: 'Votação do colete novo. O azul antigo foi aposentado por razões sanitárias e sentimentais.',
    poll: [
      'Laranja, que já é da casa',
      'Azul de novo, com outro nariz',
      'Sem colete contra com colete',
      'Todo mundo de preto e boa sorte',
    ],
    pollPictures: [
      shirt('laranja', '#ff7a1a', '#f1e2d0'),
      shirt('azul', '#1f3a93', '#d9e3f2'),
      shirt('branca', '#f4f1ea', '#8a6f5a'),
      shirt('preta', '#1c1512', '#c9c2ba'),
    ],
    said: [
      ['cida', 'Laranja desbota menos. Falo por 22 camisas e um varal.'],
      ['sonia', 'Todo mundo de preto, não. Preto é meu.'],
      [
        'beto',
        'Goleiro vota? Goleiro vota em verde-limão.',
        ['vitoria', 'Anotado fora da cédula.'],
      ],
    ],
  },
  {
    key: 'peladeiros-tales-guest',
    author: 'tales',
    ago: days(1, 7),
    text: 'Estou na cidade por causa da final e me chamaram para completar. Aviso honesto: jogo feito fotógrafo, fico parado esperando a luz.',
    said: [
      ['yasmin', 'Fica na ponta esquerda. Lá a luz é ótima e a bola não chega.'],
      ['damiao', 'Eu também vim. Jogo mal e toco alto.'],
    ],
  },
  {
    key: 'peladeiros-cooler',
    author: 'cida',
    ago: days(3, 6),
    text: 'O isopor voltou para casa com três meias, um apito e um dente de alho. As meias estão lavadas. O alho eu não vou perguntar.',
    said: [
      ['yasmin', 'O alho é contra bola parada do time B.'],
      [
        'gilmar',
        'Achados e perdidos é comigo. O apito tem dono?',
        ['sonia', 'Meu não, que o meu não sai do pescoço.'],
      ],
    ],
  },
  {
    key: 'peladeiros-board',
    author: 'vitoria',
    ago: days(6, 12),
    text: 'Resultado da última rodada, exibido por um placar que eu programei e que todos contestaram. O sétimo gol entrou enquanto eu trocava a pilha.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'score', style: 'led', title: 'QUADRA DA BARRA FUNDA', note: 'ÚLTIMA BOLA' },
          home: { name: 'COM COLETE', color: '#ff7a1a', score: '7' },
          away: { name: 'SEM COLETE', color: '#7fd1ff', score: '6' },
        },
        alt: 'Placar eletrônico da quadra: Com colete 7, Sem colete 6.',
      },
    ],
    said: [
      ['juca', 'Placar contestado é placar vivo. Me manda a foto em alta?'],
      ['yasmin', 'Eu vi a bola entrar. Também vi que era a bola do outro jogo.'],
    ],
  },
  {
    key: 'peladeiros-rules',
    author: 'yasmin',
    ago: days(24, 12),
    pinned: true,
    text: 'Regulamento da casa, versão 4.\n\n1. Dois times de sete; quem perde sai e não discute com a cerca.\n2. Chegou depois das 20h40, vai para o gol.\n3. Goleiro não paga. Por isso tem fila para o item 2.\n4. Caneta vale churrasco com duas testemunhas que não sejam parentes.\n5. Ninguém leva o colete para casa. Ele já viu coisa demais.',
    said: [
      [
        'sonia',
        'Testemunha de caneta precisa estar de frente. De costas é boato.',
        ['yasmin', 'Entra na versão 5.'],
      ],
      ['beto', 'Goleiro não paga em lugar nenhum. O que a gente paga é mico.'],
      ['cida', 'Lavei aquele colete uma vez e tirei férias em seguida.'],
    ],
  },
];
