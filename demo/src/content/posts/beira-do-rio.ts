import { crests } from '../clubs.ts';
import { days, type Post } from '../post.ts';

/** Two clubs, a river and a train: the match that the month leads to. */
export const beiraDoRio: readonly Post[] = [
  {
    key: 'gilmar-window',
    author: 'gilmar',
    ago: 0.5,
    text: 'Poltrona 22, janela. Trinta anos de estádio e o meu primeiro lugar marcado. #SobeTrilho',
  },
  {
    key: 'marina-night-before',
    author: 'marina',
    ago: 1.6,
    text: 'Véspera. Ingresso na carteira, meia da sorte no varal, mãe tricotando sob pressão. Alguém me diz uma coisa calma? #NaBeiraDoRio #Arquibancada',
    pictures: [
      {
        of: 'ticket-number',
        alt: 'Ingresso de papel do jogo Maré Alta e Trilho Azul sobre uma mesa de madeira.',
      },
    ],
  },
  {
    key: 'ticket-number',
    author: 'marina',
    ago: 3.2,
    text: 'Ingresso número 312 da coleção. Se o Maré ganhar sábado, emolduro. Se perder, emolduro também, porque eu estava lá. #Arquibancada',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'score',
          style: 'ticket',
          title: 'SETOR DESCOBERTO',
          note: 'PORTÃO 4 - FILA C',
          home: { name: 'MARÉ ALTA', color: '#0f7c86', score: '' },
          away: { name: 'TRILHO AZUL', color: '#1f3a93', score: '' },
        },
        alt: 'Ingresso de papel do jogo Maré Alta e Trilho Azul sobre uma mesa de madeira.',
      },
    ],
  },
  {
    key: 'renan-notes-derby',
    author: 'renan',
    ago: 3.9,
    text: 'Números antes do clássico: Maré recupera 61% das bolas no campo do adversário em casa. Trilho faz um gol a cada três escanteios curtos. Alguém vai ter que mudar de ideia amanhã. #NaBeiraDoRio',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'paper',
          kind: 'week',
          ground: '#12263f',
          accent: '#7fd1ff',
          title: '61%',
          note: 'BOLAS RECUPERADAS NO ATAQUE',
          values: [52, 58, 49, 61, 55, 60, 61],
          labels: '1234567',
        },
        alt: 'Gráfico de barras das bolas recuperadas no ataque em sete jogos.',
      },
    ],
  },
  {
    key: 'matchday-poster',
    author: 'mare',
    ago: 4.5,
    text: 'Sábado, 16h, na beira do rio. Sócio em dia entra com um acompanhante. A travessia da balsa sai de vinte em vinte minutos e a última volta espera o apito final. #MaréAlta',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'score',
          style: 'poster',
          title: 'SÁBADO, 16H',
          note: 'ESTÁDIO DA BEIRA',
          home: { name: 'MARÉ ALTA', color: '#0f7c86', score: '', crest: crests.mare },
          away: { name: 'TRILHO AZUL', color: '#e7eef8', score: '', crest: crests.trilho },
        },
        alt: 'Cartaz do jogo com os escudos do Maré Alta e do Trilho Azul.',
      },
    ],
    tagged: ['trilho', 'marina'],
    place: 'Estádio da Beira, Itajaí',
  },
  {
    key: 'vava-voice-rest',
    author: 'vava',
    ago: 4.8,
    text: 'Chá de romã, silêncio e cachecol: estou poupando a voz desde ontem. Minha mulher pediu que fosse sempre véspera de clássico. #NaBeiraDoRio',
  },
  {
    key: 'trilho-on-the-road',
    author: 'trilho',
    ago: 6.6,
    text: 'Ônibus 3 de 11 parado para o pão de queijo. Ônibus 7 sumiu e reapareceu com um sanfoneiro. Seguimos. #SobeTrilho #NaBeiraDoRio',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'wheels',
          kind: 'road',
          light: 'night',
          ground: '#3f5a3a',
          shirts: ['#1f3a93', '#ffffff'],
        },
        alt: 'Estrada sinuosa à noite, vista de cima, entre árvores.',
      },
    ],
    tagged: ['gilmar', 'marina'],
  },
  {
    key: 'mare-squad-today',
    author: 'mare',
    ago: 8.1,
    text: 'Relacionados para amanhã: vinte e três nomes, dois meninos da base e o Seu Tião, que este ano completa o jogo número 2.000 no vestiário. #NaBeiraDoRio',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'object',
          kind: 'medal',
          ground: '#0b3c49',
          colors: ['#0f7c86', '#fff8ec', '#ffd166'],
          text: '2000',
          symbol: 'anchor',
        },
        alt: 'Medalha dourada com uma âncora e o número 2000.',
      },
    ],
    tagged: ['tiao'],
  },
  {
    key: 'juca-old-scoreboard',
    author: 'juca',
    ago: days(1, 17),
    text: 'Em 1979 vi Maré e Trilho com placar de quadro-negro. Empataram em 3 e o giz acabou. Tenho a foto: dá para ver o rapaz desenhando o 3 com tijolo.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'score',
          style: 'flip',
          title: 'BEIRA DO RIO, 1979',
          note: 'FIM DO GIZ',
          home: { name: 'MARÉ', color: '#0f7c86', score: '3' },
          away: { name: 'TRILHO', color: '#1f3a93', score: '3' },
        },
        alt: 'Placar antigo de chapas com Maré 3, Trilho 3.',
      },
    ],
    tagged: ['mare', 'trilho'],
  },
  {
    key: 'rangel-two-days',
    author: 'edson',
    ago: days(2, 3),
    text: 'Dois dias. Hoje não teve tática, teve conversa. Um por um, cinco minutos, sem prancheta. O futebol a gente já treinou; faltava escutar. #NaBeiraDoRio',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'court',
          court: 'football',
          surface: 'grassChecks',
          around: 'stands',
          light: 'dusk',
          camera: 'whole',
          home: '#0f7c86',
          away: '#fff8ec',
          empty: true,
        },
        alt: 'Gramado vazio do estádio da beira do rio ao entardecer, visto de cima.',
      },
    ],
  },
  {
    key: 'locker-room',
    author: 'tiao',
    ago: days(2, 21),
    text: 'Quarenta e um anos dobrando camisa e ainda me perguntam se é a titular ou a reserva. A titular é a que está molhada.',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'object',
          kind: 'jersey',
          ground: '#0b3c49',
          colors: ['#0f7c86', '#fff8ec', '#ffd166'],
          kit: { pattern: 'waves', colors: ['#0f7c86', '#fff8ec', '#ffd166'], collar: 'v' },
          text: '5',
        },
        alt: 'Camisa do Maré Alta, verde-água com ondas, número 5.',
      },
    ],
  },
  {
    key: 'trilho-caravan',
    author: 'trilho',
    ago: days(3, 6),
    text: 'Caravana para Itajaí: onze ônibus confirmados, saída sexta às 22h da praça da estação. Levem documento, casaco e a letra nova da música, que não é difícil. #SobeTrilho #NaBeiraDoRio',
    pictures: [
      {
        of: 'trilho-mosaic',
        part: 'center',
        alt: 'Detalhe do mosaico azul e branco com a engrenagem.',
      },
    ],
  },
  {
    key: 'mare-lineup-poll',
    author: 'mare',
    ago: days(4, 9),
    text: 'Você é o professor por um dia: quem começa no ataque sábado? O Rangel promete ler (não promete obedecer). #NaBeiraDoRio',
    poll: [
      'Dupla de sempre',
      'O menino do sub-20 de titular',
      'Três atacantes e coragem',
      'Confio no Rangel',
    ],
  },
  {
    key: 'trilho-quote-analysis',
    author: 'regina',
    ago: days(5, 4),
    text: 'O Trilho não sobe porque tem o melhor ataque. Sobe porque leva gol de bola parada uma vez por mês e nunca duas vezes igual. Quem erra diferente está aprendendo.',
  },
  {
    key: 'trilho-mosaic',
    author: 'trilho',
    ago: days(5, 11),
    text: 'Quatro mil duzentos e doze. A maior torcida em onze anos na Estação Velha, e o mosaico foi pintado no chão do colégio por quem não tem ingresso ainda. #SobeTrilho',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'object',
          kind: 'mosaic',
          ground: '#12263f',
          colors: ['#1f3a93', '#ffffff', '#162c70'],
          text: 'SOBE',
          symbol: 'gear',
        },
        alt: 'Mosaico azul e branco com uma engrenagem e a palavra Sobe.',
      },
    ],
    tagged: ['gilmar', 'fernanda'],
    place: 'Estação Velha, Bauru',
  },
  {
    key: 'nara-wants-scarf',
    author: 'nara',
    ago: 5,
    text: 'Alguém me consegue o contato dessa mãe? Encomendo dois, um para cada vizinho que reclama da corneta. #NaBeiraDoRio',
    quotes: 'marina-scarf',
  },
  {
    key: 'tiao-calls-marina',
    author: 'tiao',
    ago: 3.5,
    text: 'Bandeira grande lavada, passada e dobrada em oito. Quem puxa a ponta é a @marina.tavares, que tem braço e tem juízo. #NaBeiraDoRio',
  },
  {
    key: 'marina-scarf',
    author: 'marina',
    ago: days(6, 9),
    text: 'Minha mãe tricotou um cachecol do Maré em pleno calor porque "vai que chega à final em julho". Isso é planejamento de base. #NaBeiraDoRio',
  },
  {
    key: 'mare-rowing-section',
    author: 'mare',
    ago: days(7, 20),
    text: 'Nem só de bola vive a beira do rio: a turma do remo terminou em segundo na regata da ilha, por meia proa. @jussararema, obrigado pela visita e pelos conselhos. #RegataDaIlha',
    tagged: ['jussara'],
    pictures: [
      {
        of: 'tales-boats',
        part: 'left',
        alt: 'Barcos de remo vistos do alto, com rastros na água.',
      },
    ],
  },
  {
    key: 'vava-mic',
    author: 'vava',
    ago: days(8, 18),
    text: 'Ensinei minha neta a segurar o microfone. Ela narrou o cachorro atravessando a rua por quarenta segundos e chorou quando ele chegou. Está contratada.',
  },
  {
    key: 'trilho-stadium-grass',
    author: 'trilho',
    ago: days(10, 10),
    text: 'Gramado da Estação Velha com dez dias de descanso, adubo e um aviso de PROIBIDO PISAR que o gato da secretaria não leu.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'court',
          court: 'football',
          surface: 'grassChecks',
          around: 'stands',
          light: 'dawn',
          camera: 'whole',
          home: '#1f3a93',
          away: '#ffffff',
          empty: true,
        },
        alt: 'Gramado vazio do estádio ao amanhecer, visto de cima, em xadrez claro e escuro.',
      },
    ],
  },
  {
    key: 'sub17-report',
    author: 'renan',
    ago: days(11, 4),
    text: 'Vi o sub-17 do Maré contra o do Pinheiral. Anotações: lateral direito de 16 anos que olha antes de receber, quatro vezes em cinco. O gol foi de outro, mas o jogo foi dele. Nome na caderneta.',
  },
  {
    key: 'mare-members-ferry',
    author: 'mare',
    ago: days(12, 16),
    text: 'Até sexta a balsa atraca 200 metros acima. Leva casaco, que venta.',
  },
  {
    key: 'rangel-substitution',
    author: 'edson',
    ago: days(13, 15),
    text: 'Tirei o camisa 10 aos 60 e a arquibancada me ensinou três palavras novas. Aos 88 saiu o gol pela direita, que era onde ele não voltava mais. Aprendi as palavras, agradeço.',
  },
  {
    key: 'gilmar-back',
    author: 'gilmar',
    ago: days(15, 9),
    text: 'Pergunta que mais me fazem: "Gilmar, como foi o gol?" Não sei. Vi a cara de quatro mil pessoas vendo o gol. Acho que foi bonito.',
  },
  {
    key: 'trilho-road-win',
    author: 'trilho',
    ago: days(16, 2),
    text: 'Fora de casa, com um a menos desde os 30 e o goleiro de improviso na linha: 1 a 0. O ônibus voltou cantando e o motorista pediu música lenta. #SobeTrilho',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'score',
          style: 'led',
          title: 'RODADA 14',
          note: 'FORA DE CASA',
          home: { name: 'ALTO VERDE', color: '#1e7a46', score: '0' },
          away: { name: 'TRILHO AZUL', color: '#7fa0e0', score: '1' },
        },
        alt: 'Placar eletrônico com Alto Verde 0, Trilho Azul 1.',
      },
    ],
  },
  {
    key: 'trilho-salary-day',
    author: 'fernanda',
    ago: days(18, 5),
    text: 'Dia 5. Salário na conta de todo mundo, do atacante à moça da portaria, antes do meio-dia. Não é notícia, e é isso que eu quero: que um dia não seja notícia. #SobeTrilho',
  },
  {
    key: 'tiao-boots',
    author: 'tiao',
    ago: days(20, 8),
    text: 'Hoje um menino do sub-17 me pediu para amaciar a chuteira dele. Ensinei a fazer. No sábado que vem ele não vai ter a mim, vai ter só a chuteira.',
  },
  {
    key: 'marina-first-ticket',
    author: 'marina',
    ago: days(23, 9),
    text: 'Achei o ingresso número 1 da coleção: 2009, chuva, 0 a 0, meu avô de guarda-chuva quebrado. Foi o melhor jogo que eu não vi direito. #Arquibancada',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'score',
          style: 'ticket',
          title: 'ARQUIBANCADA',
          note: 'PORTÃO 4 - CHUVA',
          home: { name: 'MARÉ ALTA', color: '#0f7c86', score: '' },
          away: { name: 'RIO MANSO', color: '#8a735f', score: '' },
        },
        alt: 'Ingresso antigo de papel, do jogo Maré Alta e Rio Manso, um pouco gasto.',
      },
    ],
  },
  {
    key: 'rangel-notebook',
    author: 'edson',
    ago: days(25, 7),
    text: 'Me pedem a lista de livros que um treinador deve ler. Respondo sempre: o caderno do ano passado. Está tudo lá, principalmente o que a gente jurou não repetir.\n\nNo meu, de março: "não mexer no time que perdeu bem". De junho: "mexi". De agosto, sublinhado duas vezes: "o menino que fala pouco avisou, e eu não ouvi". Trinta anos de quadro-negro e o melhor professor que tive foi a minha própria letra, com um ano de atraso.',
  },
  {
    key: 'coach-board',
    author: 'edson',
    ago: days(27, 5),
    text: 'Quinta é circuito. Quem chegar atrasado guarda os cones até o Natal. #MaréAlta',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'paper',
          kind: 'circuit',
          ground: '#2f8048',
          accent: '#ff7a1a',
          title: 'TREINO DE QUINTA',
          note: '4 VOLTAS - 45 SEGUNDOS',
        },
        alt: 'Circuito de treino com cones, escada e argolas.',
      },
    ],
  },
  {
    key: 'mare-relay-training',
    author: 'mare',
    ago: days(29, 3),
    text: 'Reapresentação na beira do rio: teste físico às 8h, pesagem às 9h e desculpas às 9h15. #NaBeiraDoRio',
    pictures: [
      { of: 'coach-board', alt: 'Circuito de treino com cones, escada e argolas no gramado.' },
    ],
  },
  {
    key: 'otavio-umbrella',
    author: 'otavio',
    ago: days(4, 7),
    text: 'Levei o guarda-chuva e não choveu. Vou levar de novo, está invicto. #NaBeiraDoRio',
  },
  {
    key: 'otavio-grandfather',
    author: 'otavio',
    ago: days(15, 18),
    followersOnly: true,
    text: 'Achei o boné do vô atrás do armário. A Marina ficou com os ingressos, eu fiquei com o cheiro de arquibancada.',
  },
];
