import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const orla: readonly Talk[] = [
  {
    key: 'orla-moon',
    author: 'rodrigo',
    ago: 6.4,
    text: 'Previsão para o próximo longão: lua cheia, maré baixa e vento de proa nos últimos três quilômetros. Tragam corta-vento e alguém alto para ir na frente.',
    said: [
      ['jussara', 'Vento de proa eu conheço pelo nome. Vou de costas, como no barco.'],
      [
        'pedro',
        'Tenho um metro e oitenta e seis. Aceito ser para-brisa por um pão na chapa.',
        ['rodrigo', 'Fechado. Com manteiga.'],
      ],
    ],
  },
  {
    key: 'orla-route-poll',
    author: 'jussara',
    ago: days(1, 14),
    text: 'Longão de 16 km: por onde? Os três percursos terminam na mesma água de coco.',
    poll: ['Ponte, ida e volta', 'Praia até o farol', 'Morro, para quem deve alguma coisa'],
    said: [
      ['dandara', 'Morro. Dívida se paga subindo.'],
      ['duda', 'Praia, que eu quero testar um tênis e não a minha fé.'],
      ['wagner', 'Em qualquer um eu deixo dois galões e um cone. O cone é o apoio emocional.'],
    ],
  },
  {
    key: 'orla-week',
    author: 'rodrigo',
    ago: days(4, 15),
    text: 'Semana sugerida para quem voltou agora. A barra vazia é descanso, não é convite.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'paper', kind: 'week', ground: '#0f5560', accent: '#ffd166' },
          ...{
            title: 'VOLTA DEVAGAR',
            note: 'QUILÔMETROS POR DIA',
            values: [0, 5, 0, 6, 0, 4, 10],
          },
        },
        alt: 'Gráfico da semana de treino: três dias de descanso, quatro de corrida e dez quilômetros no domingo.',
      },
    ],
    said: [
      ['sofia', 'E no dia de dez, banana antes e arroz depois. Nessa ordem.'],
      ['helena', 'Fisio que manda descansar: guardem esse homem.'],
      [
        'pedro',
        'A barra vazia me olhou e eu saí para correr 3. Perdão.',
        ['rodrigo', 'Vi no aplicativo. Gelo não apaga registro.'],
      ],
    ],
  },
  {
    key: 'orla-pedro-visit',
    author: 'pedro',
    ago: days(9, 8),
    text: 'Vim a trabalho, corri com vocês às 5h40 e perdi a reunião das 9h no sofá do hotel. Valeu cada quilômetro ao nível do mar. Em Brasília a gente não tem nível.',
    place: 'Quiosque 3, Vitória',
    said: [
      ['jussara', 'A turma do ritmo Conversa adotou você. Não tem devolução.'],
      ['rodrigo', 'E a panturrilha?', ['pedro', 'Ficou aí. Mandem por encomenda.']],
    ],
  },
  {
    key: 'orla-gael-rope',
    author: 'gael',
    ago: days(13, 15),
    text: 'Obrigado a quem leu meu pedido: três pessoas se ofereceram para guiar no longão. O Rômulo ficou com ciúme e treinou tiro no meu lugar.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'track', part: 'bend', light: 'dusk', ground: '#a34a2c' },
          shirts: ['#0f7c86', '#0f7c86', '#ffd166', '#ffffff'],
        },
        alt: 'Curva de uma pista ao entardecer: dois corredores de verde lado a lado, outros atrás.',
      },
    ],
    said: [
      ['dandara', 'Quero ser a quarta. Só não me faz falar depois do km 12.'],
      ['jussara', 'Guia que fala demais eu tenho aqui, é o Rodrigo.'],
    ],
  },
  {
    key: 'orla-welcome',
    author: 'jussara',
    ago: days(26, 15),
    pinned: true,
    text: 'Para quem chega: são três ritmos e cada um tem o seu nome. "Passeio" é 7:00, cabe carrinho de bebê. "Conversa" é 6:00, se faltar ar para falar você está no grupo errado. "Silêncio" é 5:00 e ninguém nunca soube o que eles pensam.',
    said: [
      ['duda', 'Corri no Silêncio uma vez. Pensava em pastel.'],
      [
        'wagner',
        'Eu monto a largada dos três e fico no Sentado.',
        ['jussara', 'O quarto ritmo. Oficializado.'],
      ],
    ],
  },
];
