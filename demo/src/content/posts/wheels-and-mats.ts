import { days, type Post } from '../post.ts';

/** Bicycles, boards, judo, capoeira, boxing, tennis. */
export const wheelsAndMats: readonly Post[] = [
  {
    key: 'wesley-national',
    author: 'wesley',
    ago: days(1, 5.2),
    text: 'Convocado para o nacional. Liguei para a minha avó e ela perguntou se lá tem inhame. Vou descobrir.',
  },
  {
    key: 'desafio-kit-poll',
    author: 'roda',
    ago: days(1, 12.8),
    text: 'Decisão séria do grupo: o que levar no bolso de trás no Desafio? #DesafioDaSerra',
    poll: ['Bananada', 'Pão com ovo', 'Gel (e o remorso)', 'Espaço para o queijo da volta'],
    pictures: [
      {
        of: 'roda-desafio-train',
        part: 'left',
        alt: 'Ciclistas numa curva da subida, vistos de cima.',
      },
    ],
  },
  {
    key: 'caio-ace-today',
    author: 'caio',
    ago: days(1, 13),
    text: 'Treino de saque com moeda: 35 centavos. Carreira sólida. #Tênis',
  },
  {
    key: 'murilo-championship',
    author: 'murilo',
    ago: days(1, 15),
    text: 'Anunciado: primeiro campeonato do bowl, categoria única, idade livre. Inscrita número 1: Dona Lourdes, 74, como juíza de estilo. #SkateNoPoço',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'wheels',
          kind: 'bowl',
          light: 'dusk',
          ground: '#d2c2b0',
          shirts: ['#f2c230', '#1f3a93', '#c6232b'],
        },
        alt: 'Pista em forma de bowl vista de cima no fim da tarde, com a linha de uma volta.',
      },
    ],
  },
  {
    key: 'serra-climb',
    author: 'aline',
    ago: days(2, 2),
    text: 'Mil duzentos e quarenta metros de subida acumulada e um pneu emprestado. A descida a gente discute com o freio. #PedalDeDomingo',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'paper',
          kind: 'climb',
          ground: '#4a6fa5',
          accent: '#ff7a1a',
          title: '1.240 M',
          note: 'SERRA ACIMA, 61 KM',
        },
        alt: 'Perfil de altimetria com 1.240 metros de subida.',
      },
      {
        size: 'wide',
        scene: {
          type: 'wheels',
          kind: 'road',
          light: 'dawn',
          ground: '#86a85a',
          shirts: [
            '#d8f060',
            '#1c1512',
            '#ffffff',
            '#ff7a1a',
            '#0f7c86',
            '#c6232b',
            '#f2c230',
            '#1f3a93',
          ],
        },
        alt: 'Pelotão de ciclistas numa estrada sinuosa entre árvores, vista de cima.',
      },
    ],
    tagged: ['roda'],
    place: 'Serra Gaúcha',
  },
  {
    key: 'aline-wind',
    author: 'aline',
    ago: days(2, 6),
    text: 'Vento contra na ida e na volta. A @tainapires_ explicou por quê. Não consolou. #PedalDeDomingo',
  },
  {
    key: 'judo-fall',
    author: 'wesley',
    ago: days(3, 4),
    text: 'Hoje caí 61 vezes. Contei porque o sensei pediu. O segredo é levantar 61, e isso ninguém conta.',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'ring',
          kind: 'mat',
          light: 'hall',
          ground: '#e8c33a',
          shirts: ['#ffffff', '#2a55b8'],
        },
        alt: 'Dois judocas no tatame amarelo e vermelho, vistos de cima.',
      },
    ],
  },
  {
    key: 'roda-presa-night',
    author: 'roda',
    ago: days(4, 12),
    text: 'Ontem à noite teve chuva fina, dois furos e quarenta e sete luzinhas vermelhas subindo a ponte. Ninguém ficou para trás. #PedalDeDomingo (sim, foi de noite)',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'wheels',
          kind: 'velodrome',
          light: 'night',
          ground: '#c98f4e',
          shirts: [
            '#d8f060',
            '#1c1512',
            '#ffffff',
            '#ff7a1a',
            '#0f7c86',
            '#c6232b',
            '#f2c230',
            '#1f3a93',
          ],
        },
        alt: 'Ciclistas na curva de um velódromo iluminado.',
      },
    ],
  },
  {
    key: 'capoeira-thursday',
    author: 'iara',
    ago: days(4, 17),
    text: 'Roda de hoje com três gerações: o mestre de 78, a neta de 12 e eu no meio, apanhando dos dois. #Capoeira',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'ring',
          kind: 'circle',
          light: 'dusk',
          ground: '#b7a08a',
          shirts: ['#ffffff', '#fbf6ec', '#e6b422'],
        },
        alt: 'Roda de capoeira numa praça de pedra, vista de cima no fim da tarde.',
      },
    ],
    tagged: ['wesley'],
    place: 'Praça da Aclamação, Cachoeira',
  },
  {
    key: 'clay-season',
    author: 'caio',
    ago: days(5, 6),
    text: 'Começou a temporada de saibro: meia vermelha até o fim do ano. Obrigado, lavanderia. #Tênis',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'court',
          court: 'tennis',
          surface: 'clay',
          around: 'park',
          light: 'dawn',
          camera: 'whole',
          home: '#ffffff',
          away: '#1f3a93',
          arrows: 1,
        },
        alt: 'Quadra de saibro vista de cima ao amanhecer, com dois tenistas.',
      },
    ],
  },
  {
    key: 'aline-quote-roda',
    author: 'aline',
    ago: days(5, 15),
    text: 'O Roda Presa treina em convento. Nós treinamos xingando. Veremos qual reza sobe melhor. #DesafioDaSerra',
    quotes: 'roda-desafio-train',
  },
  {
    key: 'roda-desafio-train',
    author: 'roda',
    ago: days(6, 19),
    text: 'Treino para o Desafio da Serra: subimos o convento nove vezes. O porteiro perguntou se a gente tinha esquecido alguma coisa lá em cima. #DesafioDaSerra',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'wheels',
          kind: 'road',
          light: 'day',
          ground: '#5f6b4a',
          shirts: ['#d8f060', '#1c1512', '#ffffff', '#ff7a1a'],
        },
        alt: 'Ciclistas numa subida em curva entre árvores, vistos de cima.',
      },
    ],
  },
  {
    key: 'murilo-first-line',
    author: 'murilo',
    ago: days(7, 5),
    text: 'Primeira volta completa no bowl novo sem pôr a mão. A senhora do 302 bateu palma da janela. Em 2019 ela chamou a polícia. #SkateNoPoço',
  },
  {
    key: 'wesley-train-trip',
    author: 'wesley',
    ago: days(8, 2),
    text: 'Ônibus de Londrina, nove horas, quimono de travesseiro. O senhor ao lado perguntou se era pijama. Expliquei. Ele quis aprender a cair, e ensinei na parada.',
  },
  {
    key: 'caio-lost-second',
    author: 'caio',
    ago: days(9, 5),
    text: 'Perdi na segunda rodada para um rapaz que saca de pé esquerdo e pede desculpa quando faz ace. Foram onze desculpas.',
  },
  {
    key: 'bowl-day',
    author: 'murilo',
    ago: days(9, 5),
    text: 'O bowl do Poço ficou pronto. Três anos de abaixo-assinado para quarenta segundos de volta perfeita. #SkateNoPoço',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'wheels',
          kind: 'bowl',
          light: 'day',
          ground: '#d2c2b0',
          shirts: ['#ff7a1a', '#1f3a93', '#c6232b', '#0f7c86'],
        },
        alt: 'Pista de skate em forma de bowl, vista de cima, com a linha da volta.',
      },
    ],
    place: 'Pista do Poço, Fortaleza',
  },
  {
    key: 'folego-first-fight',
    author: 'folego',
    ago: days(11, 16),
    text: 'A Josi estreia no ringue no mês que vem. Perguntamos o que ela quer de presente. "Que minha mãe não feche o olho." Estamos trabalhando na mãe. #BoxeAmador',
    pictures: [
      {
        of: 'boxing-night',
        part: 'center',
        alt: 'Ringue de boxe visto de cima, cercado de público.',
      },
    ],
  },
  {
    key: 'caio-qualifier',
    author: 'caio',
    ago: days(11, 22),
    text: 'Passei o qualifying. Três jogos em dois dias, num saibro que parecia goiabada. A mala tem mais terra que o jardim da minha mãe. #Tênis',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'court',
          court: 'tennis',
          surface: 'clay',
          around: 'park',
          light: 'noon',
          camera: 'half',
          home: '#ffffff',
          away: '#2f6b3c',
        },
        alt: 'Metade de uma quadra de saibro vista de cima, sob sol forte.',
      },
    ],
  },
  {
    key: 'aline-bearing',
    author: 'aline',
    ago: days(12, 2),
    text: 'Oficina de mulheres: onze bicicletas desmontadas, dez remontadas e uma que virou escultura. A dona gostou mais assim.',
  },
  {
    key: 'tanaka-kids',
    author: 'wesley',
    ago: days(13, 17),
    text: 'Aula das crianças: ensinei a cair para trás. Uma menina de cinco anos caiu, olhou o teto e disse "gostei daqui". Ficou deitada até o fim. Passou de faixa no meu coração.',
    pictures: [
      { of: 'judo-fall', alt: 'Dois judocas no tatame amarelo e vermelho, vistos de cima.' },
    ],
  },
  {
    key: 'iara-class-rain',
    author: 'iara',
    ago: days(14, 2),
    text: 'Choveu na hora da roda e foi todo mundo para debaixo da marquise da igreja. O padre abriu a porta e pediu só que a gente não desse rasteira no São Benedito. #Capoeira',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'ring',
          kind: 'circle',
          light: 'rain',
          ground: '#8f8578',
          shirts: ['#ffffff', '#fbf6ec', '#e6b422'],
        },
        alt: 'Roda de capoeira vista de cima, gente de branco em círculo sobre a pedra.',
      },
    ],
  },
  {
    key: 'boxing-night',
    author: 'folego',
    ago: days(16, 9),
    text: 'Noite de boxe amador na unidade do Setor Sul: doze lutas, zero camarote, arquibancada até o teto. Parabéns a quem subiu pela primeira vez. #BoxeAmador',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'ring',
          kind: 'boxing',
          light: 'night',
          ground: '#3b78b5',
          shirts: ['#c6232b', '#1f3a93'],
        },
        alt: 'Ringue de boxe cercado de público, visto de cima.',
      },
    ],
  },
  {
    key: 'desafio-open',
    author: 'aline',
    ago: days(17, 9),
    text: 'Inscrições abertas para o Desafio da Serra: 94 km, 2.100 m de subida, café colonial na chegada.\n\n• Largada às 6h, por sobrenome, para não ter briga.\n• Capacete, duas luzes e câmara reserva são conferidos um por um. Por mim. Com calma.\n• Corte no km 60 às 11h30: quem não passar volta de van, com o mesmo café e a mesma medalha, só que sentado.\n• Lixo no bolso. Quem jogar gel na serra me devolve em mudas.\n\n#DesafioDaSerra',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'paper',
          kind: 'climb',
          ground: '#4a6fa5',
          accent: '#e0a526',
          title: '2.100 M',
          note: '94 KM, CAFÉ NO FIM',
        },
        alt: 'Perfil de altimetria do Desafio da Serra: 2.100 metros de subida.',
      },
    ],
  },
  {
    key: 'iara-quote-tanaka',
    author: 'iara',
    ago: days(18, 11),
    text: 'Judô e capoeira são primos que discutem no Natal: um quer te agarrar, o outro não quer ser agarrado. Parabéns, Wesley, primo do lado de lá.',
    quotes: 'tanaka-state',
  },
  {
    key: 'tanaka-state',
    author: 'wesley',
    ago: days(18, 18),
    text: 'Campeão estadual. Quatro lutas, três ippons e um choro no banheiro que ninguém viu, até eu contar aqui. Obrigado, sensei. Obrigado, inhame.',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'ring',
          kind: 'mat',
          light: 'hall',
          ground: '#2f6fae',
          shirts: ['#ffffff', '#f2c230'],
        },
        alt: 'Dois judocas no tatame azul e amarelo, vistos de cima.',
      },
    ],
    place: 'Ginásio municipal, Londrina',
  },
  {
    key: 'bowl-petition',
    author: 'murilo',
    ago: days(19, 14),
    text: 'Mutirão no bowl: lixamos a borda com as mãos e com um disco emprestado. O vereador apareceu para a foto. Saiu com pó no terno e a promessa por escrito. #SkateNoPoço',
    pictures: [
      {
        of: 'bowl-day',
        alt: 'Pista de skate em forma de bowl, vista de cima, com a linha da volta.',
      },
    ],
  },
  {
    key: 'caio-string',
    author: 'caio',
    ago: days(20, 19),
    text: 'Encordoador disse que minha tensão está alta. Achei que falava da raquete. #Tênis',
    pictures: [{ of: 'clay-season', alt: 'Quadra de saibro vista de cima ao amanhecer.' }],
  },
  {
    key: 'aline-gravel-mother',
    author: 'aline',
    ago: days(21, 13),
    followersOnly: true,
    text: 'Levei minha mãe para pedalar. Ela parou em todas as hortênsias e chegou antes de mim, porque pegou carona com o caminhão do leite.',
    pictures: [
      {
        of: 'serra-climb',
        index: 1,
        alt: 'Pelotão de ciclistas numa estrada sinuosa entre árvores, vista de cima.',
      },
    ],
  },
  {
    key: 'folego-boxing-class',
    author: 'folego',
    ago: days(22, 2),
    text: 'Turma nova de boxe das 6h30: quatro enfermeiras, um padeiro e uma juíza de verdade, das de tribunal. Adivinhem quem tem o melhor jab. #BoxeAmador',
  },
  {
    key: 'murilo-rain-bearings',
    author: 'murilo',
    ago: days(24, 11),
    text: 'Choveu a semana inteira em Fortaleza. Limpei 64 rolamentos, os meus e os da rua toda. A cozinha cheira a querosene e amizade. #SkateNoPoço',
  },
  {
    key: 'tanaka-weight',
    author: 'wesley',
    ago: days(25, 18),
    text: 'Uma semana para a pesagem. Estou 1,9 acima, e a minha avó mandou inhame. Ela não aceita "categoria" como argumento.',
  },
  {
    key: 'roda-wednesday',
    author: 'roda',
    ago: days(26, 8),
    text: 'Pedal da noite: 52 luzes, uma capivara, três furos e um casal que se conheceu no conserto do segundo furo. #PedalDeDomingo (é de noite, a gente sabe)',
  },
  {
    key: 'caio-airport',
    author: 'caio',
    ago: days(27, 5),
    text: 'Dois voos perdidos, uma raquete em Confins, eu em Curitiba, o jogo em Florianópolis. Ganhei de 6-4, 6-4 com raquete emprestada. Não vou devolver. #Tênis',
  },
  {
    key: 'iara-berimbau',
    author: 'iara',
    ago: days(28, 12),
    text: 'Passei o dia atrás de uma verga de biriba boa. O senhor da feira só vendeu depois de me ver tocar. Toquei, ele afinou o meu ouvido e fez desconto. #Capoeira',
  },
  {
    key: 'aline-chain',
    author: 'aline',
    ago: days(29, 1),
    text: 'Troquei a corrente, a coroa e a opinião sobre aquele atalho de terra. A primeira ficou ótima.',
  },
];
