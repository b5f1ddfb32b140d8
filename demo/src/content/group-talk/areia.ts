import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const areia: readonly Talk[] = [
  {
    key: 'areia-draw',
    author: 'clarice',
    ago: 8.8,
    text: 'Sorteio das duplas feito com palitos de picolé, na frente de duas crianças e um cachorro. Não aceito recurso. O cachorro comeu o palito da reserva.',
    said: [
      [
        'taina',
        'Caí com quem?',
        ['clarice', 'Com o cachorro. Brincadeira: com a Duda, que saca melhor.'],
      ],
      ['duda', 'Depende do vento e do cachorro.'],
    ],
  },
  {
    key: 'areia-net-poll',
    author: 'taina',
    ago: days(2, 3),
    text: 'A rede velha rasgou no meio, bem na altura do orgulho. O que fazemos?',
    voting: { anonymous: false },
    poll: ['Vaquinha para uma nova', 'Costura: a avó do Caio topa', 'Jogamos por cima do rasgo'],
    said: [
      ['caio', 'Minha avó pediu para avisar que cobra em manga.'],
      ['bia', 'Rasgo no meio favorece a diagonal curta. Tenho números, desculpem.'],
      ['clarice', 'Costura. Rede com história amortece melhor.'],
    ],
  },
  {
    key: 'areia-sunset',
    author: 'duda',
    ago: days(5, 14),
    text: 'Último set de ontem. Ninguém sabe o placar, o sol entrou na frente do juiz.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'court', court: 'beach', surface: 'sand', around: 'shore' },
          ...{ light: 'dusk', camera: 'whole', home: '#ffd166', away: '#0f7c86' },
        },
        alt: 'Quadra de vôlei de praia inteira, vista de cima, com sombras compridas do fim da tarde.',
      },
    ],
    said: [
      ['rafaela', 'Que saudade de areia. Aqui em Lages o mais perto é a caixa do gato.'],
      ['taina', 'Foi 21 a 19 para o sol.'],
    ],
  },
  {
    key: 'areia-first-pass',
    author: 'caio',
    ago: days(11, 9),
    text: 'Tenista experimentando vôlei: descobri que não pode deixar quicar. Mudou tudo.',
    said: [
      ['clarice', 'E que a raquete fica em casa. Foi difícil, mas ele entregou.'],
      ['rafaela', 'Manchete é backhand sem desculpa.', ['caio', 'Vou tatuar isso.']],
    ],
  },
  {
    key: 'areia-beginners',
    author: 'clarice',
    ago: days(20, 14),
    pinned: true,
    text: 'Iniciante chega às 15h30: meia hora de manchete com bola leve antes da rede subir. Traz água, boné e a disposição de comer um pouco de areia. Todo mundo aqui já comeu. Hoje é tempero.',
    said: [
      ['bia', 'Fui uma vez, de férias, e saí sabendo cair. O resto é detalhe.'],
      [
        'murilo',
        'Quem anda de skate entra direto? Cair eu já sei.',
        ['clarice', 'Entra. Mas tira a joelheira, que ela assusta as crianças.'],
      ],
    ],
  },
];
