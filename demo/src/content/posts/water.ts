import { days, type Post } from '../post.ts';

/** Pools, seas, rivers: those who swim, row and surf. */
export const water: readonly Post[] = [
  {
    key: 'helo-poll-music',
    author: 'heloisa',
    ago: 9.9,
    text: "Vou nadar com música debaixo d'água pela primeira vez no treino longo. O que ponho para tocar?",
    poll: ['Forró', 'Samba-enredo', 'Silêncio, que é piscina', 'Podcast da Lia'],
  },
  {
    key: 'raia-coffee-crisis',
    author: 'raia',
    ago: days(1, 14.2),
    text: 'Queimou a cafeteira da raia 5. Treino sem alma. #NadoLivre',
  },
  {
    key: 'butterfly-set',
    author: 'heloisa',
    ago: 15.2,
    text: 'A última série do dia sempre parece que é de outra pessoa. 8 x 50 borboleta, saindo a cada 50 segundos. #NadoLivre (eu sei que é borboleta)',
    clip: {
      size: 'upright',
      clip: {
        type: 'swim',
        light: 'noon',
        water: '#1fb0b8',
        caps: ['#c6232b', '#ffffff', '#f2c230', '#12263f', '#ff7a1a'],
      },
      alt: 'Animação de nadadores em seis raias de uma piscina vista de cima.',
      captions: [
        [0, 1.5, 'Faltam duas. Respira na terceira.'],
        [1.5, 3, 'Agora falta uma.'],
      ],
    },
  },
  {
    key: 'caua-regatta-tears',
    author: 'caua',
    ago: days(1, 18.7),
    corrected: ['vi bolha e vi', 'vi bocha e vi'],
    text: 'Vi remo, vi bocha e vi uma final de peteca, tudo no mesmo dia. A peteca foi a mais tensa. Não estou brincando.',
  },
  {
    key: 'clarice-route',
    author: 'clarice',
    ago: days(1, 3),
    text: 'Plano da travessia de 5 km pronto: saída na Ponta, duas boias, bananada no bolso do barqueiro. Quem quiser ir de apoio, tem remo sobrando. #NadoLivre',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'water',
          kind: 'open',
          light: 'noon',
          water: '#1a93a8',
          caps: ['#ff7a1a', '#ffffff', '#f2c230', '#d9708e'],
        },
        alt: 'Nadadoras em fila no mar claro, a caminho de uma boia laranja, vistas de cima.',
      },
    ],
  },
  {
    key: 'jussara-off-season',
    author: 'jussara',
    ago: days(1, 22),
    text: 'Uma semana sem barco. Descobri que existe televisão.',
  },
  {
    key: 'beach-rally',
    author: 'taina',
    ago: days(2, 11),
    text: 'Sem onda, a gente inventa rede. Perdi de 21 a 8 para duas alunas do nono ano e dei nota dez para as duas. #VôleiDePraia',
    clip: {
      size: 'upright',
      clip: {
        type: 'rally',
        court: 'beach',
        surface: 'sand',
        around: 'shore',
        light: 'dusk',
        camera: 'whole',
        home: '#ff7a1a',
        away: '#12263f',
      },
      alt: 'Animação de um rali de vôlei de praia ao pôr do sol, visto de cima.',
      captions: [
        [0, 1.6, 'Professora, a senhora cansou?'],
        [1.6, 3.2, 'Jamais.'],
      ],
    },
  },
  {
    key: 'taina-dawn-wave',
    author: 'taina',
    ago: days(2, 18),
    followersOnly: true,
    text: 'A melhor onda do mês veio quando eu estava de costas.',
  },
  {
    key: 'open-water',
    author: 'clarice',
    ago: days(3, 13),
    text: 'Três quilômetros de mar, boia laranja a bombordo, medo a estibordo. Saí da água com 52 anos e um sorriso de nove. #NadoLivre',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'water',
          kind: 'open',
          light: 'day',
          water: '#147f93',
          caps: ['#ff7a1a', '#f2c230', '#ffffff', '#d9708e', '#c6232b'],
        },
        alt: 'Nadadores em mar aberto contornam uma boia laranja.',
      },
    ],
    place: 'Ponta Verde, Maceió',
  },
  {
    key: 'heloisa-kids-clinic',
    author: 'heloisa',
    ago: days(3, 22),
    followersOnly: true,
    text: 'Clínica com as crianças: pedi que nadassem "como bicho". Teve sapo, cachorro, baleia e um menino que nadou como o pai. Foi o mais engraçado.',
  },
  {
    key: 'tales-boats',
    author: 'tales',
    ago: days(4, 4),
    text: 'Regata vista de cima: parece que alguém passou um pente na água. #RegataDaIlha',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'water',
          kind: 'rowing',
          light: 'noon',
          water: '#2b6f86',
          caps: ['#ff7a1a', '#ffffff', '#c6232b', '#f2c230'],
        },
        alt: 'Seis barcos de remo em raias paralelas, vistos do alto, com rastros na água.',
      },
    ],
    tagged: ['jussara'],
  },
  {
    key: 'helo-selective',
    author: 'heloisa',
    ago: days(5, 20),
    text: 'Faltam três semanas para a seletiva. Meu tempo está a quarenta centésimos do índice. Quarenta centésimos é uma unha. Estou deixando crescer. #SeletivaDeNatação',
    pictures: [
      {
        of: 'helo-lights-on',
        part: 'right',
        alt: 'Raias da piscina ao amanhecer, vistas de cima.',
      },
    ],
  },
  {
    key: 'clarice-jellyfish',
    author: 'clarice',
    ago: days(6, 6),
    text: 'Água-viva encostou no braço no meio da travessia. Ela seguiu para o sul, eu para a areia, e nenhuma das duas pediu desculpa.',
  },
  {
    key: 'raia-relay-fun',
    author: 'raia',
    ago: days(7, 12),
    text: 'Revezamento 4 x 50 por soma de idades: ganhou a equipe de 247 anos. A de 180 alegou inexperiência. #NadoLivre',
    pictures: [
      {
        of: 'masters-coffee',
        part: 'center',
        alt: 'Raias do meio da piscina, com nadadores de touca azul.',
      },
    ],
  },
  {
    key: 'helo-quote-jussara',
    author: 'heloisa',
    ago: days(7, 22),
    text: 'Quem treina em água parada aprende a respeitar quem treina no vento. Parabéns, Ju. #RegataDaIlha',
    quotes: 'jussara-regatta-won',
  },
  {
    key: 'jussara-regatta-won',
    author: 'jussara',
    ago: days(8),
    text: 'Primeira. Por um barco e meio, contra vento e contra mim. Quem assistiu da ponte buzinou até eu achar que era trânsito. #RegataDaIlha',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'object',
          kind: 'podium',
          ground: '#0f7c86',
          colors: ['#ff7a1a', '#fff4e6', '#0b3c49'],
          text: 'REGATA DA ILHA',
        },
        alt: 'Pódio com três remadoras, confete e o nome da regata.',
      },
    ],
    tagged: ['mare'],
    place: 'Baía de Vitória',
  },
  {
    key: 'rowing-dawn',
    author: 'jussara',
    ago: days(8, 2),
    text: 'O canal às cinco é de quem rema e dos biguás. Hoje eles ganharam.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'water',
          kind: 'rowing',
          light: 'dawn',
          water: '#2b6f86',
          caps: ['#ff7a1a', '#ffffff', '#c6232b', '#f2c230'],
        },
        alt: 'Barcos de remo em raias com boias, ao amanhecer.',
      },
    ],
    place: 'Canal de Vitória',
  },
  {
    key: 'taina-students-surf',
    author: 'taina',
    ago: days(8, 20),
    text: 'Levei o nono ano à praia: doze em pé na prancha, oito deitados, um construindo barragem. O da barragem entendeu a aula melhor que todos. #OndaDeQuinta',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'water',
          kind: 'surf',
          light: 'dusk',
          water: '#1c8fb0',
          caps: ['#ff7a1a', '#ffffff', '#f2c230'],
        },
        alt: 'Linhas de espuma e pranchas coloridas no fim da tarde, vistas de cima.',
      },
    ],
    place: 'Praia da Tiririca, Itacaré',
  },
  {
    key: 'jussara-regatta-eve',
    author: 'jussara',
    ago: days(9, 2),
    text: 'Amanhã tem regata. Barco lavado, banco lixado, meia listrada. O vento sul mandou avisar que vem; eu mandei avisar que também vou. #RegataDaIlha',
    pictures: [
      {
        of: 'rowing-dawn',
        part: 'left',
        alt: 'Barco de remo entre boias, ao amanhecer, visto de cima.',
      },
    ],
  },
  {
    key: 'clarice-grandson',
    author: 'clarice',
    ago: days(11, 7),
    text: 'Meu neto de seis anos perguntou se no mar tem raia. Eu disse que tem arraia. Ele agora nada de olho aberto.',
  },
  {
    key: 'masters-coffee',
    author: 'raia',
    ago: days(12, 8),
    text: 'Treino às 6h, café às 7h15, reclamação às 7h20. Masters é isso. Vaga nova na raia dos 50+. #NadoLivre',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'water',
          kind: 'pool',
          light: 'dawn',
          water: '#2aa3c9',
          caps: ['#0b5fa5', '#ffffff', '#f2c230'],
        },
        alt: 'Nadadores em raias de uma piscina no começo da manhã.',
      },
    ],
  },
  {
    key: 'salesol-lab',
    author: 'salesol',
    ago: days(14, 20),
    text: 'Nosso laboratório fica a 300 metros do mar. O controle de qualidade é ir nadar na hora do almoço e voltar sem arder o olho. Rigoroso, diário e muito disputado.',
  },
  {
    key: 'taina-flat',
    author: 'taina',
    ago: days(17, 3),
    text: 'Mar parecia espelho. Remei até o fundo só para olhar a cidade de longe e corrigi duas provas mentalmente. #OndaDeQuinta',
    pictures: [{ of: 'drone-beach', index: 1, alt: 'Linhas de espuma e pranchas vistas de cima.' }],
  },
  {
    key: 'caua-canoe',
    author: 'caua',
    ago: days(19, 17),
    text: 'Manaus, igarapé, regata de canoa de tronco. Placar de papelão, juiz de rede. Parei, vi, virei sócio.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'water',
          kind: 'rowing',
          light: 'dawn',
          water: '#3a6f5e',
          caps: ['#f2c230', '#c6232b', '#ffffff'],
        },
        alt: 'Canoas lado a lado num rio verde, vistas de cima ao amanhecer.',
      },
    ],
    place: 'Igarapé do Tarumã, Manaus',
  },
  {
    key: 'helo-times',
    author: 'heloisa',
    ago: days(21, 15),
    text: 'Série de hoje no quadro, para quem gosta de número: 3 mil aquecendo, 12 x 100 forte, 1.200 soltando. No fim o treinador escreveu "sorrir" e sublinhou. Foi a parte difícil.',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'paper',
          kind: 'week',
          ground: '#0b3c49',
          accent: '#7fd1ff',
          title: '38 KM',
          note: 'SEMANA DE PISCINA',
          values: [7, 6, 7, 0, 8, 6, 4],
        },
        alt: 'Gráfico de barras com a semana de natação: 38 km ao todo.',
      },
    ],
  },
  {
    key: 'taina-geo-lesson',
    author: 'taina',
    ago: days(23, 1),
    text: 'Aula de hoje: por que a onda quebra. Metade da turma entendeu com o desenho, a outra metade entendeu quando eu cheguei de cabelo molhado e areia no diário.',
  },
  {
    key: 'clarice-first-two',
    author: 'clarice',
    ago: days(24, 21),
    text: 'Dois quilômetros de mar sem parar. O barqueiro perguntou se eu estava perdida. Respondi que era a primeira vez em anos que não.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'water',
          kind: 'open',
          light: 'dawn',
          water: '#147f93',
          caps: ['#ff7a1a', '#d9708e', '#ffffff'],
        },
        alt: 'Nadadoras no mar ao amanhecer, perto de uma boia, vistas de cima.',
      },
    ],
  },
  {
    key: 'jussara-blisters',
    author: 'jussara',
    ago: days(26, 11),
    text: 'Mão de remadora, mapa do estado: aqui é Guarapari, aqui é Vitória, esse calo grande é o porto. Três semanas para a regata. #RegataDaIlha',
  },
  {
    key: 'raia-new-class',
    author: 'raia',
    ago: days(27, 9),
    text: 'Aluno novo, 63 anos: "Nunca soube respirar de lado." Quarenta minutos depois respirou, engoliu meia piscina e perguntou o horário de quarta. #NadoLivre',
  },
  {
    key: 'helo-lights-on',
    author: 'heloisa',
    ago: days(29, 18),
    text: 'Quatro e cinquenta da manhã, chave na mão, piscina no escuro. O primeiro barulho do dia sou eu caindo na água. #NadoLivre',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'water',
          kind: 'pool',
          light: 'dawn',
          water: '#2aa3c9',
          caps: ['#c6232b', '#ffffff', '#f2c230'],
        },
        alt: 'Piscina ao amanhecer vista de cima, com poucas nadadoras nas raias.',
      },
    ],
    place: 'Piscina do Menino Deus, Porto Alegre',
  },
];
