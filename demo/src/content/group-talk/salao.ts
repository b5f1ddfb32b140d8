import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const salao: readonly Talk[] = [
  {
    key: 'salao-cheese-bread',
    author: 'neide',
    ago: 7.9,
    text: 'Fiz noventa pães de queijo e o forno pediu arrego. Dá três para cada um e quatro para quem tomar cartão, que cartão abate a pessoa.',
    said: [
      [
        'sonia',
        'Vó Neide, isso é incentivo à indisciplina.',
        ['neide', 'É assistência social, minha filha. Para a senhora separei cinco.'],
      ],
      ['italo', 'Vou de carrinho por trás.'],
      ['renan', 'Anotado no relatório: defesa faminta.'],
    ],
  },
  {
    key: 'salao-grandparent-poll',
    author: 'regina',
    ago: days(1, 16),
    text: 'Jogo das avós contra as netas: quanto tempo cada uma?',
    poll: ['Dois de dez minutos', 'Um de quinze e um café', 'Até alguém chamar para almoçar'],
    said: [
      ['neide', 'Quinze e um café. O café é o segundo tempo.'],
      ['leticia', 'Se faltar goleira, eu tenho avó de sobra e luva.'],
      ['tonho', 'Minha filha pergunta se pode jogar dos dois lados.'],
    ],
  },
  {
    key: 'salao-mural',
    author: 'neide',
    ago: days(5, 9),
    text: 'Meu neto desenhou a jogada ensaiada. Eu só entendi a parte em que sobra uma bola, e é nessa que eu acredito.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'court', court: 'futsal', surface: 'green', around: 'hall' },
          ...{ light: 'hall', camera: 'half', home: '#f2c230', away: '#8c1c4b' },
          ...{ paint: '#c1562f', arrows: 3 },
        },
        alt: 'Meia quadra de futsal vista de cima, com jogadores de amarelo e setas de passe.',
      },
    ],
    said: [
      [
        'italo',
        'Essa jogada é boa. Quantos anos ele tem?',
        ['neide', 'Nove e meio. O meio ele faz questão.'],
      ],
      ['renan', 'Vou ver o menino. Levo caderno e fome.'],
    ],
  },
  {
    key: 'salao-lights',
    author: 'regina',
    ago: days(9, 3),
    text: 'Acabou a luz no segundo tempo e jogamos à luz de celular. Melhor marcação da temporada: ninguém via nada e todo mundo se desculpava.',
    said: [
      ['vitoria', 'Se for o cabo, eu vou até aí. Se for o ginásio, também.'],
      ['neide', 'Eu gritei "é meu" e era do adversário. Devolvi.'],
    ],
  },
  {
    key: 'salao-welcome',
    author: 'neide',
    ago: days(21, 12),
    pinned: true,
    text: 'Meus queridos, sejam bem-vindos. Aqui joga quem quiser, de oito a oitenta. Tênis de sola clara, água na garrafinha e nome na garrafinha, que já tivemos confusão. Quem não souber a regra pergunta para a Sônia; quem não souber o nome do outro pergunta para mim.',
    said: [
      ['tonho', 'A minha garrafinha tem nome, sobrenome e um dinossauro.'],
      ['malu', 'Vim pelo futsal e fiquei pela receita.'],
    ],
  },
];
