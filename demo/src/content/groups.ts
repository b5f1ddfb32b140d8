import type { Scene } from '../draw/scene.ts';
import type { Circle } from './member.ts';

/** A group; its members are drawn from its circles. */
export interface Group {
  /** Names its random stream: a change draws it again with other choices. */
  key: string;
  name: string;
  description: string;
  sport: string;
  /** A closed group approves those who ask: it has its founder only. */
  access: 'open' | 'closed';
  /** Key of the member who founded it. */
  founder: string;
  /** Days since then. */
  founded: number;
  /** How many are in, with the founder. */
  size: number;
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
    access: 'open',
    founder: 'yasmin',
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
    access: 'open',
    founder: 'jussara',
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
    access: 'open',
    founder: 'marina',
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
    access: 'open',
    founder: 'neide',
    founded: 88,
    size: 14,
    circles: ['futsal', 'handebol', 'várzea'],
  },
  {
    key: 'prancheta',
    name: 'Prancheta',
    description:
      'Treinadores e auxiliares trocando treino, scout e erro honesto. O que se desenha aqui não ' +
      'sai do vestiário.',
    sport: '',
    access: 'closed',
    founder: 'edson',
    founded: 45,
    size: 1,
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
    access: 'closed',
    founder: 'cida',
    founded: 33,
    size: 1,
    circles: ['várzea'],
  },
];
