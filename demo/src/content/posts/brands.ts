import { days, type Post } from '../post.ts';

/** The network, the shop and the others who sell. */
export const brands: readonly Post[] = [
  {
    key: 'jangada-carcaras-quote',
    author: 'jangada',
    ago: 2.5,
    text: 'Domingo a van descansa e a gente vai de torcida. É a primeira vez que vemos jogar quem a gente leva. #HandebolDoAgreste',
    quotes: 'carcaras-standings',
  },
  {
    key: 'tapioca-carcaras-today',
    author: 'tapioca',
    ago: 6,
    text: 'Cem quilos de alimento separados para a porta do jogo das Carcarás e a chapa vai acesa das 7h às 11h. Torcida alimentada grita melhor. #HandebolDoAgreste',
  },
  {
    key: 'arquiba-weekend-poll',
    author: 'arquiba',
    ago: 7.1,
    text: 'O que você vai ver primeiro neste fim de semana?',
    poll: ['Maré x Trilho', 'A final da várzea', 'Handebol no Agreste', 'Tudo, com dois celulares'],
  },
  {
    key: 'golden-hour-frames',
    author: 'aro',
    ago: 9.6,
    text: 'Copacabana 71 em mel, do jeito que ela pediu para nascer. Últimas unidades desta placa de acetato: quando acabar, o próximo tom vai ser outro.',
    pictures: [
      {
        frame: 'Copacabana 71',
        color: 'Mel',
        alt: 'Óculos de sol Copacabana 71 na cor mel, de frente.',
      },
      {
        frame: 'Copacabana 71',
        color: 'Verde garrafa',
        alt: 'Óculos de sol Copacabana 71 na cor verde garrafa, de frente.',
      },
    ],
    tagged: ['marina'],
  },
  {
    key: 'aro-today-frame',
    author: 'aro',
    ago: 13.3,
    text: 'Noite de Decisão, da coleção que leva o nome da hora em que a gente rói a unha. Chegou reposição hoje cedo.',
    pictures: [
      {
        frame: 'Noite de Decisão',
        color: 'Preto metal',
        alt: 'Óculos Noite de Decisão de frente, cor preto metal.',
      },
    ],
  },
  {
    key: 'jangada-ouro-preto',
    author: 'jangada',
    ago: 14.7,
    text: 'Van a caminho de Ouro Preto para buscar a Dona Alzira, o Nonô e mais catorze. Janela 1 reservada, almofada também. #FinalDaVárzea',
  },
  {
    key: 'welcome-week',
    author: 'arquiba',
    ago: 20,
    text: 'Esta semana a arquibancada está cheia: final da várzea no domingo, vôlei na serra e maratona logo ali. Siga quem joga, quem apita e quem leva o bolo. #FinalDaVárzea #TreinoDoDia',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'object',
          kind: 'mosaic',
          ground: '#1c1512',
          colors: ['#ff7a1a', '#1c1512', '#ff9340'],
          text: 'CABE MAIS UM',
        },
        alt: 'Mosaico de torcida em laranja e preto com a frase Cabe mais um.',
      },
    ],
  },
  {
    key: 'shoe-laces',
    author: 'cadarco',
    ago: days(1, 19),
    text: 'Chegou a bola nova da liga da várzea: gomo costurado, câmara de butil, nenhum patrocinador. Quem trouxer a bola murcha leva desconto, inclusive o Bola Murcha.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'object',
          kind: 'balls',
          ground: '#2c8a4e',
          colors: ['#ffffff', '#ffe066', '#ff8a33'],
          symbol: 'ball',
        },
        alt: 'Bolas de futebol brancas, amarelas e laranja espalhadas na grama.',
      },
    ],
  },
  {
    key: 'aro-apito-final',
    author: 'aro',
    ago: days(3, 11),
    text: 'Sônia Apolinário vai apitar a final com uma Apito Final no rosto. Não é patrocínio: ela comprou, pagou e pediu nota.',
    pictures: [
      { frame: 'Apito Final', color: 'Dourado', alt: 'Óculos Apito Final de frente, cor dourado.' },
    ],
  },
  {
    key: 'salesol-quote-open',
    author: 'salesol',
    ago: days(3, 12),
    text: 'Uma das nossas chegou a três quilômetros de mar sem arder o olho e com um sorriso de nove anos. É o nosso indicador de desempenho.',
    quotes: 'open-water',
  },
  {
    key: 'cadarco-laces-colors',
    author: 'cadarco',
    ago: days(4, 22),
    text: 'Cadarço amarelo esgotou. Nunca um empate vendeu tanto. #BolaMurchaResiste',
  },
  {
    key: 'arquiba-respect',
    author: 'arquiba',
    ago: days(5, 7),
    text: 'Semana de decisão pede lembrete: provocar é da festa, ofender não é. Tem botão de denunciar em cada publicação, e gente de verdade lendo.',
  },
  {
    key: 'umbu-finish',
    author: 'umbu',
    ago: days(6, 11),
    text: 'Perguntaram se patrocinamos atleta. Patrocinamos quilômetro: a cada prova, 42 litros no quilômetro mais chato. Vocês votam qual é.',
    poll: ['O 21', 'O 30', 'O 35', 'O 42, porque ninguém mais sente gosto'],
  },
  {
    key: 'aro-remada',
    author: 'aro',
    ago: days(7, 18),
    text: 'Parabéns, @jussararema! A Remada foi desenhada ouvindo você reclamar do reflexo da água. Agora ela tem uma regata ganha no currículo.',
    pictures: [
      { frame: 'Remada', color: 'Branco fosco', alt: 'Óculos Remada de frente, cor branco fosco.' },
    ],
  },
  {
    key: 'arquiba-hashtags',
    author: 'arquiba',
    ago: days(9),
    text: 'A hashtag do mês nasceu numa garagem de Salvador, ao lado de um surdo. #ChuteiraParaTodas já passou por onze estados.',
    pictures: [
      {
        of: 'welcome-week',
        alt: 'Mosaico de torcida em laranja e preto com a frase Cabe mais um.',
      },
    ],
  },
  {
    key: 'arrimo-report',
    author: 'arrimo',
    ago: days(10, 15),
    text: 'Prestação de contas de clube amador em uma tela: entrou, saiu, sobrou, e para onde vai a sobra. Transparência também ganha campeonato. https://arquiba.example/banco-arrimo/contas',
  },
  {
    key: 'aro-serra',
    author: 'aro',
    ago: days(12, 20),
    text: 'Serra do Mar em três paisagens: neblina, meio-dia e volta para casa. A mesma armação, três humores.',
    pictures: [
      {
        frame: 'Serra do Mar',
        color: 'Tartaruga',
        alt: 'Óculos Serra do Mar de frente, cor tartaruga.',
      },
      { frame: 'Serra do Mar', color: 'Preto', alt: 'Óculos Serra do Mar de frente, cor preto.' },
    ],
  },
  {
    key: 'tapioca-recipe',
    author: 'tapioca',
    ago: days(13, 22),
    text: 'Receita da semana para depois do treino: goma, ovo mexido, coalho e manjericão da janela. Três minutos. Não leva nada em pó. #SaúdeNoEsporte',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'balls',
          ground: '#b3541e',
          colors: ['#f6e3c5', '#ffffff', '#e6b422'],
          symbol: 'ball',
        },
        alt: 'Bolas claras sobre fundo cor de barro, como goma na chapa.',
      },
    ],
  },
  {
    key: 'cadarco-whistle',
    author: 'cadarco',
    ago: days(14, 8),
    text: 'Vendemos hoje um apito para uma menina de oito anos. Perguntamos se era para brincar. "Não, moço. É para organizar."',
  },
  {
    key: 'sport-line',
    author: 'aro',
    ago: days(15, 5),
    text: 'Linha de corrida renovada: Quilômetro 30, Pedra Grande e Vento Sul, cada um pedido por um atleta daqui da rede. Conserto continua para sempre, como sempre.',
    pictures: [
      {
        frame: 'Quilômetro 30',
        color: 'Azul fosco',
        alt: 'Óculos esportivos Quilômetro 30, azul fosco com lente espelhada azul.',
      },
      {
        frame: 'Vento Sul',
        color: 'Branco fosco',
        alt: 'Óculos esportivos Vento Sul, branco fosco com lente espelhada laranja.',
      },
    ],
  },
  {
    key: 'aro-light-tip',
    author: 'aro',
    ago: days(16, 11),
    text: 'Como saber se a lente protege: não é a cor, é o filtro. Lente escura sem filtro abre a pupila e piora tudo. Pergunte sempre, aqui ou em qualquer lugar.',
  },
  {
    key: 'arquiba-alt-text',
    author: 'arquiba',
    ago: days(18, 1),
    text: 'Descreva as suas fotos. Leva dez segundos e é a diferença entre ver e não ver para muita gente daqui. O @gael400 leu uma legenda de pódio em voz alta e pediu bis.',
  },
  {
    key: 'folego-poll-hour',
    author: 'folego',
    ago: days(19, 20),
    text: 'Vamos abrir um horário novo. Qual?',
    poll: ['5h, para os corajosos', '13h, no almoço', '22h30, depois de pôr as crianças na cama'],
  },
  {
    key: 'salesol-sand',
    author: 'salesol',
    ago: days(20, 4),
    text: 'Enchemos a caixinha de amostra com areia por engano na primeira remessa. Ninguém reclamou, e uma cliente agradeceu "pelo esfoliante". Não era. Agora será.',
  },
  {
    key: 'umbu-season',
    author: 'umbu',
    ago: days(20, 6),
    corrected: ['quilômetro 6', 'quilômetro 8'],
    text: 'Começou a safra. Quem passar na tenda do quilômetro 8 com garrafinha própria enche de graça. #CorridaNoturna',
  },
  {
    key: 'aro-linha-de-tres',
    author: 'aro',
    ago: days(21, 2),
    text: 'A Linha de Três nasceu de um pedido da torcida do basquete: leve, firme na têmpora e que não embaça no segundo quarto.',
    pictures: [
      {
        frame: 'Linha de Três',
        color: 'Branco fosco',
        alt: 'Óculos Linha de Três de frente, cor branco fosco.',
      },
    ],
  },
  {
    key: 'jangada-route',
    author: 'jangada',
    ago: days(23, 5),
    text: 'Mapa das viagens que pagamos este mês: Caruaru, Ouro Preto, Vila Velha. Todo time tem uma estrada que repete. Conta a sua que a gente olha a próxima.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'wheels',
          kind: 'road',
          light: 'day',
          ground: '#c9a465',
          shirts: ['#12807f', '#f2c230', '#ffffff'],
        },
        alt: 'Estrada de curvas no semiárido, vista de cima, com o sol alto.',
      },
    ],
  },
  {
    key: 'umbu-harvest',
    author: 'umbu',
    ago: days(24, 1),
    text: 'Umbu de vez não se apanha, se espera cair.',
  },
  {
    key: 'apito-hundred-games',
    author: 'apito',
    ago: days(24, 23),
    text: 'Jogo de número 500 no ar neste fim de semana. O primeiro teve 11 pessoas assistindo, e nove eram parentes do goleiro. O goleiro hoje é nosso câmera.',
  },
  {
    key: 'tapioca-morning',
    author: 'tapioca',
    ago: days(25, 6),
    text: 'Cinco da manhã em Caruaru: goma peneirada, chapa quente, handebol no rádio. Quem treina cedo, passa aqui e come de pé.',
  },
  {
    key: 'aro-repair-story',
    author: 'aro',
    ago: days(25, 15),
    text: 'Chegou para conserto uma armação quebrada em jogo de várzea, com um bilhete: "Foi gol." Consertamos e devolvemos com outro: "Valeu."',
  },
  {
    key: 'arrimo-referee-share',
    author: 'arrimo',
    ago: days(26, 2),
    text: 'Rateio do juiz: no sábado passado, 43 times dividiram a taxa pelo celular e ninguém correu atrás de troco no vestiário. A arbitragem agradece e nós também.',
  },
  {
    key: 'folego-second-class',
    author: 'folego',
    ago: days(27, 1),
    text: 'Por que a segunda aula também é de graça? Porque na primeira você só procura o banheiro. É na segunda que a gente conversa.',
  },
  {
    key: 'cadarco-net',
    author: 'cadarco',
    ago: days(27, 15),
    text: 'Rede de gol feita à mão: 1.296 nós. A Dona Jandira faz em dois dias, ouvindo novela, e sabe dizer de olhos fechados qual foi o nó da hora do beijo.',
  },
  {
    key: 'aro-workshop',
    author: 'aro',
    ago: days(29, 11),
    text: 'Dia de oficina: lixa, polimento, parafuso. Uma armação nossa leva 62 etapas, e a placa de acetato descansa três semanas antes da primeira.\n\nA etapa 17 é a mais barulhenta, a 40 é a mais bonita (o tambor de madeira, que gira dois dias inteiros) e a 58 é a que mais se repete, porque dobradiça a gente só aprova na terceira. A mais importante é a última, quando alguém experimenta e para de apertar os olhos.',
    pictures: [
      {
        frame: 'Arquibancada',
        color: 'Tartaruga',
        alt: 'Óculos Arquibancada de frente, cor tartaruga.',
      },
    ],
  },
  {
    key: 'arquiba-month',
    author: 'arquiba',
    ago: days(30, 4),
    text: 'Chegou agora? Três coisas para começar: siga alguém da sua cidade, alguém do seu esporte e alguém de um esporte que você nunca viu. A terceira é a que muda a sua semana.',
  },
];
