import { days, type Post } from '../post.ts';

/** A season at 900 metres, and the longest rally of it. */
export const volleyball: readonly Post[] = [
  {
    key: 'apito-rally-replay',
    author: 'apito',
    ago: 1,
    text: 'O rali inteiro, sem corte e sem narração, como pediram. Aumentem o som do ginásio. #VôleiNaSerra',
    clip: {
      of: 'rally-of-the-night',
      alt: 'Animação do rali de vôlei visto de cima, com a bola cruzando a rede.',
    },
  },
  {
    key: 'rafa-quote-rally',
    author: 'rafaela',
    ago: 1.3,
    text: 'Achei a voz hoje de manhã. Estava no quinto set. Gente, 23 toques e eu participei de sete: três com o braço, dois com o ombro, um com o pé e um que prefiro não dizer. #VôleiNaSerra',
    quotes: 'rally-of-the-night',
  },
  {
    key: 'bia-pays-pinhao',
    author: 'bia',
    ago: 2.1,
    text: '23 toques. Eu prometi, eu pago: 12 kg de pinhão cozinhando desde cedo. O prédio inteiro sabe. #VôleiNaSerra',
    pictures: [
      {
        of: 'pinhal-school-visit',
        alt: 'Bolas amarelas, azuis e brancas espalhadas no piso de madeira do ginásio.',
      },
    ],
  },
  {
    key: 'rally-of-the-night',
    author: 'pinhal',
    ago: 2.4,
    text: 'Vinte e três toques. VINTE E TRÊS. O rali que fechou o quarto set e deixou a Rafa sem voz. #VôleiNaSerra',
    clip: {
      size: 'wide',
      clip: {
        type: 'rally',
        court: 'volleyball',
        surface: 'teal',
        around: 'stands',
        light: 'hall',
        camera: 'whole',
        home: '#2f6b3c',
        away: '#ffffff',
        paint: '#e77a34',
      },
      alt: 'Animação de um rali de vôlei visto de cima: a bola cruza a rede cinco vezes.',
    },
  },
  {
    key: 'camila-fourth-set',
    author: 'camila',
    ago: 3.4,
    text: 'Quarto set em dados: 31% das bolas passaram da quinta troca. A média da liga é 8%. Ou nós defendemos muito ou ninguém queria terminar. #VôleiNaSerra',
  },
  {
    key: 'theo-net-repair',
    author: 'theo',
    ago: 4.2,
    text: 'Remendei a rede às 6h da manhã porque depois de um rali daqueles ela abriu um sorriso. Ficou uma cicatriz. Merecida. #VôleiNaSerra',
  },
  {
    key: 'theo-cut-video',
    author: 'theo',
    ago: days(3, 9),
    text: 'Passei a noite cortando vídeo de saque. Agora quando fecho o olho vejo a bola subindo. Ela não desce mais.',
  },
  {
    key: 'libero-audition',
    author: 'pinhal',
    ago: days(5, 9),
    text: 'Peneira do sub-15 neste sábado: traga tênis limpo, água e alguém para torcer. Quem não passar treina com a gente às quartas do mesmo jeito.',
  },
  {
    key: 'intern-confession',
    author: 'theo',
    ago: days(6, 3),
    text: 'Hoje enchi 34 bolas. A 35 estourou. Estou bem, a bola não. #VôleiNaSerra',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'balls',
          ground: '#c98f4e',
          colors: ['#ffd447', '#5a8fd8', '#ffffff'],
          symbol: 'volleyball',
        },
        alt: 'Bolas de vôlei amarelas, azuis e brancas no chão do ginásio.',
      },
    ],
  },
  {
    key: 'bia-rally-count',
    author: 'bia',
    ago: days(6, 22),
    text: 'Fui verificar: o rali mais longo que eu tinha anotado era de 19 toques, em 2023. Se alguém passar de 20 eu pago uma rodada de pinhão para o ginásio.',
  },
  {
    key: 'pinhal-away-snow',
    author: 'pinhal',
    ago: days(8, 22),
    text: 'Jogo fora, ônibus a quatro graus, aquecedor em greve. Ganhamos por 3 a 2 e ninguém tirou o casaco na foto. #VôleiNaSerra',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'score',
          style: 'led',
          title: 'QUINTO SET',
          note: '15 A 13',
          home: { name: 'CAMPO BELO', color: '#f2c230', score: '2' },
          away: { name: 'PINHAL ALTO', color: '#5cc48a', score: '3' },
        },
        alt: 'Placar eletrônico: Campo Belo 2, Pinhal Alto 3.',
      },
    ],
  },
  {
    key: 'theo-pizza',
    author: 'theo',
    ago: days(10, 5),
    text: 'Fui buscar nove pizzas depois do treino. A de alho ninguém pediu, ninguém quis, e acabou primeiro. É sobre isso que eu escreveria uma tese.',
  },
  {
    key: 'camila-block-lesson',
    author: 'camila',
    ago: days(11, 12),
    text: 'Não é pular quando ela bate. É pular quando ela decide bater.',
  },
  {
    key: 'rafa-captain',
    author: 'rafaela',
    ago: days(13, 9),
    text: 'Me deram a faixa de capitã. Pesa 20 gramas. Pesei na balança da cozinha, porque parecia mais.',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'jersey',
          ground: '#f1e7d3',
          colors: ['#2f6b3c', '#f6e3c5', '#ffffff'],
          kit: { pattern: 'shoulders', colors: ['#2f6b3c', '#f6e3c5', '#ffffff'], collar: 'v' },
          text: '11',
        },
        alt: 'Camisa verde do Pinhal Alto, com o número 11.',
      },
    ],
  },
  {
    key: 'pinhal-school-visit',
    author: 'pinhal',
    ago: days(15, 11),
    text: 'Fomos à escola do Morro Grande com doze bolas. Voltamos com nove e três recados da diretora dizendo que é melhor assim. Concordamos.',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'balls',
          ground: '#c98f4e',
          colors: ['#ffd447', '#5a8fd8', '#ffffff'],
          symbol: 'volleyball',
        },
        alt: 'Bolas de vôlei amarelas, azuis e brancas espalhadas no piso de madeira.',
      },
    ],
  },
  {
    key: 'lia-libero-episode',
    author: 'lia',
    ago: days(16, 19),
    text: 'Gravei hoje com uma líbero que passou dezoito anos sem fazer um ponto. Perguntei se doía. "Minha filha, eu fiz todos. Só não fui eu que bati." Sai na terça. #VôleiNaSerra',
    pictures: [
      { of: 'libero-secret', alt: 'Quadra de vôlei laranja vista de cima, com setas do passe.' },
    ],
  },
  {
    key: 'libero-secret',
    author: 'rafaela',
    ago: days(17, 7),
    text: 'Aprendi a passar com a minha avó, que não jogava: ela me fazia receber a roupa do varal sem deixar cair. #VôleiNaSerra',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'court',
          court: 'volleyball',
          surface: 'orange',
          around: 'hall',
          light: 'hall',
          camera: 'tilt',
          home: '#2f6b3c',
          away: '#ffffff',
          paint: '#12807f',
          arrows: 2,
        },
        alt: 'Quadra de vôlei laranja vista de cima, com setas do passe.',
      },
    ],
  },
  {
    key: 'theo-towels',
    author: 'theo',
    ago: days(18, 21),
    text: 'Saíram 20 toalhas, voltaram 17. Ninguém viu nada.',
  },
  {
    key: 'pinhal-loss',
    author: 'pinhal',
    ago: days(20, 2),
    text: 'Perdemos. 3 a 1, sem desculpa e com aplauso no fim. Quem ficou até apagar a luz ajudou a dobrar a rede. #VôleiNaSerra',
  },
  {
    key: 'rafa-knee-tape',
    author: 'rafaela',
    ago: days(22, 12),
    text: 'Tem dia que o joelho acorda antes de mim e reclama em voz alta. Gelo, elástico, conversa. Às 16h ele aceitou treinar.',
  },
  {
    key: 'bia-spreadsheet',
    author: 'bia',
    ago: days(24, 19),
    text: 'Fiz um gráfico de saque por set e descobri que a Rafa saca melhor quando o ginásio canta aquela música ruim. Peço desculpas antecipadas: vamos ter que cantar.',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'paper',
          kind: 'week',
          ground: '#5b2a86',
          accent: '#ffd166',
          title: 'SAQUE',
          note: 'POR MÚSICA',
          values: [3, 4, 9, 2, 5, 4, 3],
        },
        alt: 'Gráfico de barras dos pontos de saque, com um dia muito acima dos outros.',
      },
    ],
  },
  {
    key: 'theo-first-day',
    author: 'theo',
    ago: days(26, 3),
    text: 'Primeira semana de estágio. Me deram um apito, uma chave e um telefone que só recebe. Ainda não sei qual dos três é pegadinha.',
  },
  {
    key: 'camila-sheet-open',
    author: 'camila',
    ago: days(27, 2),
    text: 'Planilha da estreia: 11 bloqueios, 6 deles no mesmo corredor. Alguém do outro lado insiste muito ou olha pouco.',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'paper',
          kind: 'week',
          ground: '#173a20',
          accent: '#f6e3c5',
          title: '11 BLOQUEIOS',
          note: 'POR POSIÇÃO',
          values: [1, 2, 1, 6, 1, 0, 0],
          labels: '123456-',
        },
        alt: 'Gráfico de barras dos bloqueios por posição: seis deles na quatro.',
      },
    ],
  },
  {
    key: 'pinhal-season-open',
    author: 'pinhal',
    ago: days(28, 4),
    text: 'Começou. Ginásio pequeno, teto baixo, 1.140 pessoas onde cabem mil. O aquecimento foi ouvido na prefeitura. #VôleiNaSerra',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'court',
          court: 'volleyball',
          surface: 'green',
          around: 'stands',
          light: 'hall',
          camera: 'whole',
          home: '#f6e3c5',
          away: '#12263f',
          paint: '#c98f4e',
        },
        alt: 'Quadra verde de vôlei cercada de torcida, vista de cima.',
      },
    ],
  },
];
