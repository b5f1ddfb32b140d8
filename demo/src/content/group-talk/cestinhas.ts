import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const cestinhas: readonly Talk[] = [
  {
    key: 'cestinhas-rain',
    author: 'livia',
    ago: 10.2,
    text: 'Choveu às três, como manda a Constituição do Pará. Secamos a quadra com rodo, toalha e a camisa do Kauê. Jogo às quatro e meia.',
    said: [
      ['kaue', 'A camisa era limpa. Era.'],
      [
        'patricia',
        'Quadra molhada: aproveitamento cai 11%, tombo sobe 300%. Amostra pequena, hematoma grande.',
      ],
      ['caua', 'Em Manaus chove às duas. A gente manda pronto.'],
    ],
  },
  {
    key: 'cestinhas-name-poll',
    author: 'kaue',
    ago: days(2, 9),
    text: 'O campeonato relâmpago precisa de nome. "Campeonato relâmpago" espanta o patrocinador da lanchonete.',
    poll: ['Copa Tucupi', 'Torneio da Chuva das Três', 'Aro Torto Aberto', 'Deixa sem nome e joga'],
    said: [
      ['livia', 'Aro Torto Aberto, e a final é no Guamá, por coerência.'],
      ['igor', 'Se for Copa Tucupi eu transmito do Sul com fome.'],
      [
        'quincas',
        'Voto pelo aro. E ponho a rampa no regulamento.',
        ['kaue', 'Rampa aprovada antes do nome.'],
      ],
    ],
  },
  {
    key: 'cestinhas-shot-chart',
    author: 'patricia',
    ago: days(5, 11),
    text: 'Mapeei os arremessos do rachão. Da esquerda vocês são um time; da direita, um abaixo-assinado.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'court', court: 'basketball', surface: 'asphalt', around: 'street' },
          ...{ light: 'day', camera: 'half', home: '#f3c445', away: '#ffffff' },
          ...{ paint: '#5b2a86', arrows: 3 },
        },
        alt: 'Meia quadra de rua vista de cima, com jogadores de amarelo e branco e três setas de passe.',
      },
    ],
    said: [
      ['kaue', 'Da direita bate o sol. É ciência.', ['patricia', 'O jogo foi à noite, Kauê.']],
      ['vitoria', 'Posso pôr isso no placar, entre um tempo e outro?'],
    ],
  },
  {
    key: 'cestinhas-wheel',
    author: 'quincas',
    ago: days(12, 6),
    text: 'Passei por Belém e joguei 3x3 com vocês. O asfalto come pneu, o açaí repõe. Da próxima trago duas cadeiras a mais, para ninguém ficar só olhando.',
    place: 'Praça Batista Campos, Belém',
    said: [
      ['livia', 'Tentei a cadeira e fui parar na banca de revista. Quero de novo.'],
      ['gael', 'Me guarda uma vaga. Eu vou pelo som do pneu.'],
    ],
  },
  {
    key: 'cestinhas-tuesday',
    author: 'livia',
    ago: days(19, 4),
    text: 'Quem perdeu a bola de couro no telhado da escola: ela está bem, apareceu na janela da diretora e virou peso de papel. Resgate com educação e um pacote de biscoito.',
    said: [['patricia', 'A diretora arremessa melhor que metade de nós. Levem dois pacotes.']],
  },
];
