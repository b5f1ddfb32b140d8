import type { Picture } from './post.ts';

/** What people of a group do together. Its day is a weekday, as they say it. */
export interface GroupEvent {
  /** Names its random stream. */
  key: string;
  group: string;
  /** Key of the member who made it. */
  host: string;
  title: string;
  about: string;
  /** 0 is Sunday. */
  weekday: number;
  /** On the clocks of Brasília. */
  time: string;
  /** Weeks from the next such day to the date; negative for one that is over. */
  week?: number;
  hours: number;
  place?: string;
  /** Where it is online. */
  url?: string;
  seats?: number;
  /** It began two weeks before. */
  weekly?: true;
  /** The date that was cancelled, counted as `week`. */
  cancelled?: number;
  /** Of the last date that is over. */
  result?: string;
  /** How many members say that they come, the host among them, and how many that they may. */
  going: number;
  maybe?: number;
  /** Keys of members who come for certain. */
  sure?: readonly string[];
  cover?: Picture;
}

export const events: readonly GroupEvent[] = [
  {
    key: 'wednesday-society',
    group: 'peladeiros',
    host: 'yasmin',
    title: 'Society de quarta',
    about:
      'Dois times de sete. Lista fecha quando fecha; depois é fila, e a fila anda: sempre tem alguém com reunião.',
    ...{ weekday: 3, time: '20:30', hours: 1.5, weekly: true, seats: 14, going: 18 },
    place: 'Quadra 2, Barra Funda, São Paulo',
    result: 'Com colete 7, sem colete 6, pilha 1.',
  },
  {
    key: 'sunday-long-run',
    group: 'orla',
    host: 'jussara',
    title: 'Longão com água de coco',
    about:
      'Três ritmos, 16 km para quem quiser inteiro e 8 para quem quiser conversar. O coco é rachado, nos dois sentidos.',
    ...{ weekday: 0, time: '05:40', hours: 2.5, weekly: true, going: 13, maybe: 4 },
    place: 'Quiosque 3, orla de Vitória',
  },
  {
    key: 'ten-k-rehearsal',
    group: 'orla',
    host: 'rodrigo',
    title: 'Simulado de 10 km',
    about: 'Ritmo de prova com cronômetro de verdade e medalha de papelão.',
    ...{ weekday: 6, time: '06:00', week: -1, hours: 1.5, going: 11 },
    place: 'Quiosque 3, orla de Vitória',
    result:
      'Onze largaram e onze chegaram. O Pedro fez 43:58 e pediu a medalha de papelão em duas vias.',
  },
  {
    key: 'sand-pairs',
    group: 'areia',
    host: 'clarice',
    title: 'Duplas sorteadas',
    about:
      'Manchete para iniciantes às 15h30, sorteio às quatro, rede até o sol cair. Palitos por conta da casa.',
    ...{ weekday: 6, time: '16:00', hours: 2, weekly: true, going: 10, maybe: 3 },
    place: 'Praia da Ponta Verde, Maceió',
    cover: {
      size: 'wide',
      alt: 'Quadra de areia perto do mar, vista de cima, com duas duplas.',
      scene: {
        ...{ type: 'court', court: 'beach', surface: 'sand', around: 'shore' },
        ...{ light: 'day', camera: 'steep', home: '#ff7a1a', away: '#203a8f' },
      },
    },
  },
  {
    key: 'crooked-rim-open',
    group: 'cestinhas',
    host: 'kaue',
    title: 'Aro Torto Aberto',
    about:
      'Campeonato relâmpago de 3x3: seis times, jogos de dez minutos, final no aro do Guamá. Com rampa, como está no regulamento.',
    ...{ weekday: 0, time: '16:30', hours: 3, seats: 18, going: 9, maybe: 2 },
    place: 'Quadra do Guamá, Belém',
    cover: {
      size: 'wide',
      alt: 'Quadra de basquete de rua vista de cima à noite, com times de roxo e amarelo.',
      scene: {
        ...{ type: 'court', court: 'basketball', surface: 'asphalt', around: 'street' },
        ...{ light: 'night', camera: 'tilt', home: '#f3c445', away: '#b98cff', paint: '#5b2a86' },
      },
    },
  },
  {
    key: 'saturday-pickup',
    group: 'cestinhas',
    host: 'livia',
    title: 'Rachão de sábado',
    about: 'Quem chega joga. Quem chega molhado também.',
    ...{ weekday: 6, time: '16:30', week: -1, hours: 2, going: 8 },
    place: 'Praça Batista Campos, Belém',
    result: 'Com camisa 21, sem camisa 18. A chuva foi a melhor em quadra.',
  },
  {
    key: 'nona-ride',
    group: 'pedal',
    host: 'aline',
    title: 'Pedal de domingo com café da Nona',
    about:
      '61 km, 1.180 m de subida, uma toalha de renda. Capacete e duas luzes, senão fica na praça dando milho aos pombos.',
    ...{ weekday: 0, time: '06:00', hours: 5, weekly: true, cancelled: 1, going: 8, maybe: 2 },
    place: 'Praça central de Caxias do Sul',
    cover: {
      size: 'wide',
      alt: 'Ciclistas numa estrada da serra, vistos de cima ao amanhecer.',
      scene: {
        ...{ type: 'wheels', kind: 'road', light: 'dawn', ground: '#6b7a4f' },
        shirts: ['#7a1430', '#e0a526', '#fff4ea', '#203a8f'],
      },
    },
  },
  {
    key: 'six-oclock-swim',
    group: 'bracada',
    host: 'heloisa',
    title: 'Planilha nova, água velha',
    about: '2.400 m antes do expediente. A luz eu acendo; acordar é com vocês.',
    ...{ weekday: 1, time: '06:00', hours: 1.25, weekly: true, going: 9, maybe: 3 },
    place: 'Piscina do Parque, Porto Alegre',
  },
  {
    key: 'ferry-meeting',
    group: 'bancada',
    host: 'marina',
    title: 'Concentração na balsa',
    about:
      'Faixa, bateria e amendoim. Atravessamos juntos e entramos cantando; a última volta espera o apito final.',
    ...{ weekday: 6, time: '13:40', hours: 5, going: 14, maybe: 3 },
    place: 'Balsa, lado de cá, Itajaí',
    cover: {
      size: 'wide',
      alt: 'Mosaico verde-mar da torcida, com uma onda e as palavras Na balsa.',
      scene: {
        ...{ type: 'object', kind: 'mosaic', ground: '#0b3c49', text: 'NA BALSA' },
        ...{ colors: ['#0f7c86', '#fff8ec', '#ffd166'], symbol: 'wave' },
      },
    },
  },
  {
    key: 'mosaic-painting',
    group: 'bancada',
    host: 'bia',
    title: 'Mutirão do mosaico',
    about: 'Seiscentas folhas, duas cores e roupa que possa morrer.',
    ...{ weekday: 0, time: '14:00', week: -2, hours: 4, going: 12 },
    place: 'Pátio da sede, Itajaí',
    result: 'Todas pintadas: 600 folhas, 19 mãos e um gato.',
  },
  {
    key: 'grandmothers-match',
    group: 'salao',
    host: 'neide',
    title: 'Avós contra netas',
    about:
      'Quinze minutos, um café e mais quinze se sobrar joelho. A Sônia apita; o bolo é neutro.',
    ...{ weekday: 4, time: '19:00', hours: 1.5, going: 9, maybe: 3 },
    place: 'Ginásio do bairro, Belo Horizonte',
    cover: {
      size: 'wide',
      alt: 'Quadra de futsal vista de cima, com um time de vinho e outro de amarelo.',
      scene: {
        ...{ type: 'court', court: 'futsal', surface: 'wood', around: 'hall' },
        ...{ light: 'hall', camera: 'whole', home: '#8c1c4b', away: '#f2c230', paint: '#2f7d54' },
      },
    },
  },
  {
    key: 'classics-night',
    group: 'corujao',
    host: 'malu',
    title: 'Noite dos clássicos',
    about:
      'Fliperama ressuscitado, fone obrigatório e coxinha com o botão mudo. Netos até as onze e meia.',
    ...{ weekday: 5, time: '22:00', hours: 3, going: 9, maybe: 2 },
    url: 'https://landaesquina.example/sala/corujao',
  },
  {
    key: 'away-bus',
    group: 'caravana',
    host: 'tiao',
    title: 'Ônibus para o jogo fora',
    about:
      'Sai na hora, com ou sem a pessoa. Casaco, documento e fôlego para a volta. A galinha de louça já confirmou.',
    ...{ weekday: 3, time: '15:00', hours: 10, seats: 44, going: 7, maybe: 1 },
    place: 'Portão da sede, Itajaí',
    sure: ['marina'],
  },
  {
    key: 'coaches-table',
    group: 'prancheta',
    host: 'edson',
    title: 'Mesa dos treinos que deram errado',
    about: 'Cinco minutos para cada um, sem slides. Quem der palestra paga a próxima.',
    ...{ weekday: 2, time: '20:00', hours: 1.5, going: 7, maybe: 2 },
    url: 'https://prancheta.example/mesa',
  },
];
