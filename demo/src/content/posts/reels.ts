import { days, type Post } from '../post.ts';

/** Upright clips, each of another sport, with captions. */
export const reels: readonly Post[] = [
  {
    key: 'tennis-long-rally',
    author: 'apito',
    ago: 0.7,
    text: 'Contei vinte e duas trocas de bola neste ponto. No fim os dois sentaram no banco e ninguém perguntou o placar. #TênisDeBairro',
    clip: {
      size: 'reel',
      clip: {
        ...{ type: 'rally', court: 'tennis', surface: 'clay', around: 'park', light: 'day' },
        ...{ camera: 'whole', home: '#f6efe9', away: '#1f3a93' },
      },
      alt: 'Animação de uma troca de bolas de tênis no saibro, vista de cima.',
      captions: [
        [0, 1.1, 'Vinte e uma…'],
        [1.1, 2.2, 'Vinte e duas!'],
        [2.2, 3.2, 'Chega, pelo amor de Deus.'],
      ],
      english: [
        [0, 1.1, 'Twenty-one…'],
        [1.1, 2.2, 'Twenty-two!'],
        [2.2, 3.2, 'Enough, for the love of God.'],
      ],
    },
  },
  {
    key: 'handball-counter',
    author: 'livia',
    ago: 8.2,
    text: 'Contra-ataque em cinco passes, do nosso gol ao deles. Ninguém quicou a bola mais de uma vez. #Handebol',
    clip: {
      size: 'reel',
      clip: {
        ...{ type: 'passing', court: 'handball', surface: 'teal', around: 'hall', light: 'hall' },
        ...{ camera: 'whole', home: '#ff7a1a', away: '#5b2a86', paint: '#f2c230' },
      },
      alt: 'Animação de um contra-ataque de handebol em cinco passes.',
      captions: [
        [0, 1, 'Abre na ponta!'],
        [1, 2.1, 'Devolve, devolve…'],
        [2.1, 3.2, 'É gol!'],
      ],
    },
  },
  {
    key: 'night-pool-final',
    author: 'caua',
    ago: 12.6,
    text: 'A final ficou para depois das nove da noite por causa da chuva. A água estava mais quente que o ar, e ninguém reclamou. #NadoLivre',
    clip: {
      size: 'reel',
      clip: {
        ...{ type: 'swim', light: 'night', water: '#155e8a' },
        caps: ['#ffd447', '#ffffff', '#ff6b6b', '#5cc48a', '#f6efe9'],
      },
      alt: 'Animação de uma prova de natação à noite, com a piscina iluminada.',
      captions: [
        [0, 1.4, 'Raia quatro na frente, por uma braçada.'],
        [1.4, 3, 'Vem a raia dois… vem a raia dois!'],
      ],
    },
  },
  {
    key: 'rainy-start',
    author: 'pedro',
    ago: days(1, 6),
    text: 'Choveu a manhã inteira e ninguém saiu da fila. Repare na raia cinco: reagiu antes de todo mundo. #RumoÀMaratona',
    clip: {
      size: 'reel',
      clip: {
        ...{ type: 'sprint', light: 'rain', ground: '#2f6fae' },
        shirts: ['#f2c230', '#ffffff', '#c6232b', '#1c1512', '#ff7a1a', '#5cc48a', '#8a5ac0'],
      },
      alt: 'Animação da largada de uma corrida na chuva, em pista azul.',
      captions: [
        [0, 0.5, 'Às suas marcas…'],
        [0.5, 1.6, 'Foi!'],
        [1.6, 3, 'Olha a cinco, olha a cinco!'],
      ],
    },
  },
  {
    key: 'park-three-points',
    author: 'jussara',
    ago: days(1, 20),
    text: 'Prometi um sorvete para quem acertasse de longe com a bola molhada. Devo um sorvete. #BasqueteDeRua',
    clip: {
      size: 'reel',
      clip: {
        ...{ type: 'shot', court: 'basketball', surface: 'coral', around: 'park', light: 'dusk' },
        ...{ camera: 'half', home: '#12263f', away: '#f6efe9', paint: '#1d5fa8' },
      },
      alt: 'Animação de um arremesso de três pontos numa quadra de parque, no fim da tarde.',
      captions: [
        [0, 1.2, 'Se cair, pago um sorvete.'],
        [1.2, 2.1, 'Não vai cair…'],
        [2.1, 3, 'Caiu. De qual sabor?'],
      ],
    },
  },
  {
    key: 'league-board',
    author: 'trilho',
    ago: days(2, 5),
    text: 'Para quem estava no trem e perdeu os últimos minutos: foi assim que o placar andou. #TrilhoAzul',
    clip: {
      size: 'reel',
      clip: {
        ...{ type: 'score', title: 'RODADA 9', note: 'ESTÁDIO DA ESTAÇÃO' },
        home: { name: 'TRILHO', color: '#1d5fa8', score: '' },
        away: { name: 'MANGUE', color: '#1e7a46', score: '' },
        steps: [
          ['0', '1'],
          ['1', '1'],
          ['2', '1'],
          ['3', '1'],
        ],
      },
      alt: 'Placar eletrônico que vira de 0 a 1 para 3 a 1.',
      captions: [
        [0, 0.7, 'Saímos perdendo.'],
        [0.7, 1.5, 'Empate aos 38.'],
        [1.5, 3, 'E aí ninguém segurou mais.'],
      ],
    },
  },
  {
    key: 'beach-at-noon',
    author: 'iara',
    ago: days(3, 4),
    text: 'Meio-dia, areia quente, um rali que não acabava. Quem piscou primeiro foi o guarda-sol. #VôleiDePraia',
    clip: {
      size: 'reel',
      clip: {
        ...{ type: 'rally', court: 'beach', surface: 'sand', around: 'shore', light: 'noon' },
        ...{ camera: 'whole', home: '#c6232b', away: '#0f7c86' },
      },
      alt: 'Animação de um rali de vôlei de praia ao meio-dia, visto de cima.',
      captions: [
        [0, 1.6, 'Minha! Sua! De ninguém!'],
        [1.6, 3.2, 'Ainda está valendo?'],
      ],
    },
  },
];
