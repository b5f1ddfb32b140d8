import type { Scene } from '../draw/scene.ts';
import type { Circle } from './member.ts';

/** A group; its members are drawn from its circles. */
export interface Group {
  /** Names its random stream: a change draws it again with other choices. */
  key: string;
  name: string;
  description: string;
  sport: string;
  /** Empty if it is for no particular one. */
  city: string;
  rules: readonly string[];
  access: 'open' | 'closed';
  /** Of a closed group, for those who ask to join. */
  questions?: readonly string[];
  /** Key of the member who founded it. */
  founder: string;
  /** Days since then. */
  founded: number;
  /** How many are in an open group, with the founder; the requests to a closed one are in `admissions.ts`. */
  size?: number;
  /** Keys of members who help the founder. */
  moderators?: readonly string[];
  circles: readonly Circle[];
  /** Without a cover it gets a banner in its own colours. */
  cover?: { scene: Scene; alt: string };
}

export const groups: readonly Group[] = [
  {
    key: 'peladeiros',
    name: 'Peladeiros de Quarta',
    description:
      'Society toda quarta, 20h30, na quadra da Barra Funda. Dois times de sete, quem perde sai, ' +
      'e o churrasco é por conta de quem tomar caneta. Goleiro não paga.',
    sport: 'Futebol society',
    city: 'São Paulo, SP',
    rules: [
      'Chegue até 20h40 ou vá para o gol.',
      'Sem carrinho: a quadra é dura e o trabalho é amanhã.',
      'Quem confirma e não vem paga a água de todos.',
    ],
    access: 'open',
    founder: 'yasmin',
    moderators: ['vitoria'],
    founded: 121,
    size: 24,
    circles: ['várzea', 'futebol', 'futsal'],
    cover: {
      alt: 'Campo de futebol visto de cima, à noite, com dois times de laranja e branco',
      scene: {
        ...{ type: 'court', court: 'football', surface: 'grassChecks', around: 'street' },
        ...{ light: 'night', camera: 'tilt', home: '#ff7a1a', away: '#ffffff' },
      },
    },
  },
  {
    key: 'orla',
    name: 'Orla Norte Corre',
    description:
      'Corrida de rua em Vitória, do primeiro trote ao longão de domingo. Saída às 5h40 do ' +
      'quiosque 3, três ritmos, ninguém fica para trás. Traz água e boa vontade.',
    sport: 'Corrida',
    city: 'Vitória, ES',
    rules: [
      'Luz ou colete antes das seis.',
      'Ninguém fica para trás: o último escolhe a padaria.',
      'O copo de água volta com quem bebeu.',
    ],
    access: 'open',
    founder: 'jussara',
    moderators: ['rodrigo'],
    founded: 97,
    size: 27,
    circles: ['corrida', 'saúde'],
    cover: {
      alt: 'Curva de uma pista de atletismo ao amanhecer, com corredoras em fila',
      scene: {
        ...{ type: 'track', part: 'bend', light: 'dawn', ground: '#b8452f' },
        shirts: ['#ffd166', '#0e7c86', '#fff4ea', '#ff7a1a'],
      },
    },
  },
  {
    key: 'areia',
    name: 'Areia Fofa',
    description:
      'Vôlei de praia na Ponta Verde, em Maceió. Duplas sorteadas na hora, rede das 16h até o sol ' +
      'cair. Iniciante é bem-vindo: a gente ensina a manchete antes do primeiro set.',
    sport: 'Vôlei de praia',
    city: 'Maceió, AL',
    rules: [
      'Quem chega por último sorteia.',
      'Bola fora na dúvida volta.',
      'A areia fica na praia, o lixo não.',
    ],
    access: 'open',
    founder: 'clarice',
    founded: 58,
    size: 17,
    circles: ['praia', 'vôlei'],
    cover: {
      alt: 'Quadra de vôlei de praia vista de cima, perto do mar',
      scene: {
        ...{ type: 'court', court: 'beach', surface: 'sand', around: 'shore' },
        ...{ light: 'day', camera: 'tilt', home: '#c6232b', away: '#203a8f' },
      },
    },
  },
  {
    key: 'cestinhas',
    name: 'Cestinhas de Rua',
    description:
      'Basquete 3x3 nas quadras de Belém, de Batista Campos ao Guamá. Sábado é dia de rachão, ' +
      'domingo de campeonato relâmpago. Chuva das três não cancela: só atrasa.',
    sport: 'Basquete 3x3',
    city: 'Belém, PA',
    rules: [
      'Falta quem pede é quem sofreu.',
      'Placar em voz alta a cada cesta.',
      'A quadra molhada se seca antes, e todos secam.',
    ],
    access: 'open',
    founder: 'livia',
    founded: 60,
    size: 12,
    circles: ['basquete'],
    cover: {
      alt: 'Meia quadra de basquete de rua ao entardecer',
      scene: {
        ...{ type: 'court', court: 'basketball', surface: 'asphalt', around: 'street' },
        ...{ light: 'dusk', camera: 'half', home: '#f3c445', away: '#5b2a86', paint: '#d8622b' },
      },
    },
  },
  {
    key: 'pedal',
    name: 'Pedal da Serra',
    description:
      'Estrada e cascalho na Serra Gaúcha. Subida de verdade, café colonial de prêmio. Domingo, ' +
      '6h, na praça de Caxias. Capacete e luz são obrigatórios.',
    sport: 'Ciclismo',
    city: 'Caxias do Sul, RS',
    rules: [
      'Capacete e duas luzes, sempre.',
      'Buraco se avisa com a mão e com a voz.',
      'No topo espera-se todo mundo.',
    ],
    access: 'open',
    founder: 'aline',
    founded: 74,
    size: 11,
    circles: ['pedal', 'corrida'],
    cover: {
      alt: 'Pelotão de ciclistas numa estrada, visto de cima',
      scene: {
        ...{ type: 'wheels', kind: 'road', light: 'dawn', ground: '#5f6b4a' },
        shirts: ['#ff7a1a', '#203a8f', '#fff4ea', '#1e7a46'],
      },
    },
  },
  {
    key: 'bracada',
    name: 'Braçada das Seis',
    description:
      'Natação antes do expediente, em Porto Alegre. Treino de quem nada para competir e de quem ' +
      'nada para acordar. Planilha nova toda segunda, desculpa velha não vale.',
    sport: 'Natação',
    city: 'Porto Alegre, RS',
    rules: [
      'Ducha antes, touca sempre.',
      'Na raia se circula pela direita.',
      'Quem para na borda deixa o meio livre para a virada.',
    ],
    access: 'open',
    founder: 'heloisa',
    founded: 143,
    size: 15,
    circles: ['natação', 'saúde'],
    cover: {
      alt: 'Piscina de seis raias com nadadores, vista de cima',
      scene: {
        ...{ type: 'water', kind: 'pool', light: 'day', water: '#1f9fb4' },
        caps: ['#ff7a1a', '#ffffff', '#c6232b', '#f3c445'],
      },
    },
  },
  {
    key: 'bancada',
    name: 'Arquibancada da Maré',
    description:
      'Quem canta os noventa minutos em Itajaí. Caravana, faixa, bateria e resenha depois do ' +
      'jogo. Aqui se torce a favor: contra, nem em pensamento.',
    sport: 'Torcida',
    city: 'Itajaí, SC',
    rules: ['Criança na frente.', 'Torce-se a favor.', 'O que veio na mochila volta na mochila.'],
    access: 'open',
    founder: 'marina',
    moderators: ['bia'],
    founded: 152,
    size: 21,
    circles: ['futebol', 'várzea', 'vôlei'],
    cover: {
      alt: 'Mosaico da torcida nas cores verde-mar e creme, com os dizeres Sobe a maré',
      scene: {
        ...{ type: 'object', kind: 'mosaic', ground: '#0b3c49', text: 'SOBE A MARÉ' },
        ...{ colors: ['#0f7c86', '#fff8ec', '#ffd166'], symbol: 'anchor' },
      },
    },
  },
  {
    key: 'salao',
    name: 'Salão da Vó Neide',
    description:
      'Futsal de neto, de pai e de avó no ginásio do bairro, em Belo Horizonte. Terça e quinta, ' +
      '19h. Depois do apito tem pão de queijo, e disso ninguém é substituído.',
    sport: 'Futsal',
    city: 'Belo Horizonte, MG',
    rules: [
      'Sola clara na quadra.',
      'Nome na garrafinha.',
      'Bolo se divide por igual, também com quem ganhou.',
    ],
    access: 'open',
    founder: 'neide',
    founded: 88,
    size: 14,
    circles: ['futsal', 'handebol', 'várzea'],
  },
  {
    key: 'corujao',
    name: 'Corujão da Lan',
    description:
      'Jogo em rede de madrugada, com fone, coxinha e bom humor. De Campina Grande para onde a ' +
      'internet alcançar. Iniciante joga, mãe participa, quem xinga vai dormir.',
    sport: 'E-sports',
    city: 'Campina Grande, PB',
    rules: [
      'Menor de idade só até as onze e meia.',
      'Microfone mudo para mastigar.',
      'Quem xinga perde a vez e ganha um copo de água.',
    ],
    access: 'open',
    founder: 'malu',
    founded: 43,
    size: 13,
    circles: ['e-sports', 'futsal', 'basquete'],
    cover: {
      alt: 'Mosaico roxo-escuro com um raio verde-limão e os dizeres Só mais uma',
      scene: {
        ...{ type: 'object', kind: 'mosaic', ground: '#150f26', text: 'SÓ MAIS UMA' },
        ...{ colors: ['#241a44', '#d8f060', '#5b2a86'], symbol: 'bolt' },
      },
    },
  },
  {
    key: 'caravana',
    name: 'Caravana do Seu Tião',
    description:
      'O ônibus que leva Itajaí aos jogos fora de casa. Quarenta e quatro lugares, uma galinha ' +
      'de louça no painel e a hora marcada no relógio do Seu Tião, que adianta.',
    sport: 'Torcida',
    city: 'Itajaí, SC',
    rules: [
      'O ônibus sai na hora.',
      'Criança só com responsável.',
      'Ninguém viaja em pé, nem na comemoração.',
    ],
    access: 'closed',
    questions: [
      'Qual foi a sua última viagem para ver um jogo?',
      'O que você leva para dividir no ônibus?',
    ],
    founder: 'tiao',
    moderators: ['marina'],
    founded: 66,
    circles: ['futebol'],
    cover: {
      alt: 'Mapa com o trajeto de uma viagem de ida e volta',
      scene: {
        ...{ type: 'paper', kind: 'route', ground: '#0f7c86', accent: '#ffd166' },
        ...{ title: 'FORA DE CASA', note: 'SAÍDA NA HORA' },
      },
    },
  },
  {
    key: 'prancheta',
    name: 'Prancheta',
    description:
      'Treinadores e auxiliares trocando treino, scout e erro honesto. O que se desenha aqui não ' +
      'sai do vestiário.',
    sport: '',
    city: '',
    rules: [
      'Nada sai daqui com nome de jogador.',
      'O treino que deu errado vem primeiro.',
      'Sem palestra.',
    ],
    access: 'closed',
    questions: ['Onde e com quem você trabalha?', 'Conte um treino seu que deu errado.'],
    founder: 'edson',
    moderators: ['camila'],
    founded: 45,
    circles: ['bastidores'],
    cover: {
      alt: 'Prancheta com uma jogada desenhada em setas',
      scene: {
        ...{ type: 'paper', kind: 'tactics', ground: '#1e5a3c', accent: '#f3c445' },
        ...{ title: 'SAÍDA DE TRÊS', note: 'PRESSÃO ALTA, LADO FRACO' },
      },
    },
  },
  {
    key: 'comissao',
    name: 'Comissão da Copa da Várzea',
    description:
      'Tabela, arbitragem e súmula da copa dos bairros de São Paulo. Só representantes dos times ' +
      'inscritos.',
    sport: 'Várzea',
    city: 'São Paulo, SP',
    rules: [
      'O que se decide aqui vai para a ata.',
      'Cada time tem um voto.',
      'Reclamação de arbitragem só depois do almoço.',
    ],
    access: 'closed',
    questions: ['Que time você representa?'],
    founder: 'cida',
    founded: 33,
    circles: ['várzea'],
  },
];

/** Keys of the closed ones. */
export const closed: ReadonlySet<string> = new Set(
  groups.filter(({ access }) => access === 'closed').map(({ key }) => key),
);
