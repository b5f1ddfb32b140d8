import { days, type Post } from '../post.ts';

/** Girls who play, and the boots they lack. */
export const dique: readonly Post[] = [
  {
    key: 'nara-boots-piece',
    author: 'nara',
    ago: 2.7,
    text: 'Terminei a matéria dos 86 pares. O título era longo, o editor cortou, e ficou só "Servem". Sai amanhã cedo. #ChuteiraParaTodas',
    pictures: [
      {
        of: 'dique-first-match',
        part: 'center',
        alt: 'Meio do campo no jogo das Meninas do Dique, visto de cima.',
      },
    ],
  },
  {
    key: 'cida-boots-proud',
    author: 'cida',
    ago: 4.9,
    text: 'Minha caixa chegou no Dique e tem uma menina jogando com a chuteira que foi do Juninho. Domingo ele joga por dois. #ChuteiraParaTodas #FinalDaVárzea',
  },
  {
    key: 'cadarco-sole-offer',
    author: 'cadarco',
    ago: 6.8,
    text: 'Depois dos 86 pares, decidimos: troca de sola de graça para time amador toda última sexta do mês. Tragam a chuteira limpa, por caridade. #ChuteiraParaTodas',
  },
  {
    key: 'dique-boots-done',
    author: 'dique',
    ago: 8.6,
    text: 'Hoje cada menina escreveu o nome na língua da chuteira. Oitenta e seis nomes, oitenta e seis pares, vinte e dois dias.\n\nVeio caixa de São Paulo, lavada e com sachê. Veio de Itajaí, de Chapecó, de Belém. Veio da garagem do @damiaodageral, da oficina da @cadarco e vinte pares novos da @reginacouto, sem algodão na ponta. Veio um pé só, direito, número 36, com um bilhete pedindo desculpa; no dia seguinte chegou o esquerdo, de outra cidade. Formaram um par.\n\nNão temos palavras, então fizemos um treino. #ChuteiraParaTodas',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'object',
          kind: 'jersey',
          ground: '#3a0f2c',
          colors: ['#8c1c4b', '#f4c7d0', '#ffffff'],
          kit: { pattern: 'sash', colors: ['#8c1c4b', '#f4c7d0', '#ffffff'], collar: 'round' },
          text: '86',
        },
        alt: 'Camisa vinho com faixa rosa e o número 86.',
      },
    ],
    tagged: ['damiao', 'cadarco', 'regina'],
  },
  {
    key: 'damiao-last-box',
    author: 'damiao',
    ago: 9.4,
    text: 'Fechando o ponto de coleta hoje: 86 pares. OITENTA E SEIS. Um para cada menina, exatamente. Toquei o surdo para o quarteirão inteiro e ninguém reclamou. #ChuteiraParaTodas',
    pictures: [{ of: 'dique-boots-60', alt: 'Bolas brancas e rosa sobre o chão vinho da sede.' }],
  },
  {
    key: 'base-reporter',
    author: 'nara',
    ago: days(2, 5),
    text: 'Passei a tarde com as Meninas do Dique. A peneira tinha 140 inscritas e uma regra: ninguém vai embora sem jogar pelo menos vinte minutos. A reportagem sai amanhã; a lista de chuteiras que faltam, sai agora, nos comentários. #MeninasDoDique',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'court',
          court: 'football',
          surface: 'grassChecks',
          around: 'park',
          light: 'dusk',
          camera: 'whole',
          home: '#8c1c4b',
          away: '#ffffff',
          arrows: 2,
        },
        alt: 'Peneira de futebol feminino ao entardecer, campo cercado de árvores.',
      },
    ],
    tagged: ['dique', 'janaina'],
  },
  {
    key: 'dique-thanks',
    author: 'dique',
    ago: days(2, 7),
    text: 'Cento e quarenta meninas. Se você acha que não tem interesse, é porque nunca abriu o portão. Obrigada a quem trouxe água, gelo e apito. #MeninasDoDique #TreinoDoDia',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'balls',
          ground: '#8c1c4b',
          colors: ['#ffffff', '#f4c7d0', '#ffe066'],
          symbol: 'ball',
        },
        alt: 'Bolas brancas e rosa no chão vinho.',
      },
      {
        size: 'square',
        scene: {
          type: 'paper',
          kind: 'circuit',
          ground: '#2f8048',
          accent: '#ff8ab0',
          title: 'PENEIRA',
          note: '140 INSCRITAS',
        },
        alt: 'Circuito de treino com cones, argolas e escada na grama.',
      },
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'jersey',
          ground: '#3a0f2c',
          colors: ['#8c1c4b', '#f4c7d0', '#ffffff'],
          kit: { pattern: 'sash', colors: ['#8c1c4b', '#f4c7d0', '#ffffff'], collar: 'round' },
          text: '10',
        },
        alt: 'Camisa vinho com faixa rosa e o número 10.',
      },
    ],
    tagged: ['nara', 'janaina'],
  },
  {
    key: 'renan-dique-visit',
    author: 'renan',
    ago: days(6, 17),
    text: 'Visita ao Dique: jogo 171 do ano. Uma volante de 15 anos que chega na bola antes de ela ser passada. Não levo ninguém embora hoje; elas disseram que eu tinha que ficar até o lanche, e fiquei. #MeninasDoDique',
    pictures: [
      {
        of: 'base-reporter',
        part: 'left',
        alt: 'Peneira de futebol feminino ao entardecer, em detalhe.',
      },
    ],
  },
  {
    key: 'janaina-quote-light',
    author: 'janaina',
    ago: days(8, 14),
    text: 'Todo mundo pergunta da câmera. Ninguém pergunta do banquinho. O banquinho de plástico é 80% da fotografia esportiva.',
  },
  {
    key: 'dique-first-match',
    author: 'dique',
    ago: days(10, 1),
    text: 'Primeiro amistoso com todo mundo calçado: 4 a 3. Ninguém trocou de chuteira no intervalo, e a gente não soube o que fazer com os quinze minutos. #ChuteiraParaTodas #MeninasDoDique',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'court',
          court: 'football',
          surface: 'grass',
          around: 'park',
          light: 'dusk',
          camera: 'whole',
          home: '#8c1c4b',
          away: '#ffffff',
          arrows: 2,
        },
        alt: 'Jogo de futebol feminino ao entardecer, visto de cima, com setas do ataque.',
      },
    ],
    place: 'Campo do Dique, Salvador',
  },
  {
    key: 'cadarco-sole-day',
    author: 'cadarco',
    ago: days(12, 10),
    text: 'Mutirão da sola na oficina: recuperamos 23 pares que iam para o lixo. Cola, costura e dois rádios ligados em jogos diferentes. #ChuteiraParaTodas',
  },
  {
    key: 'dique-boots-60',
    author: 'dique',
    ago: days(13, 12),
    text: 'Sessenta e um pares no armário! Chegou caixa de São Paulo, de Itajaí, de Chapecó e uma de Belém com cheiro de cupuaçu. #ChuteiraParaTodas',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'balls',
          ground: '#8c1c4b',
          colors: ['#ffffff', '#f4c7d0', '#ffe066'],
          symbol: 'ball',
        },
        alt: 'Bolas brancas e rosa sobre o chão vinho da sede.',
      },
    ],
  },
  {
    key: 'nara-portrait-quote',
    author: 'nara',
    ago: days(15, 7),
    text: 'Sobre a peneira das Meninas do Dique, muita gente me escreve perguntando "e os resultados?". O resultado é que em março eram 40 e agora são 86. Gol é consequência.',
  },
  {
    key: 'janaina-portrait',
    author: 'janaina',
    ago: days(17, 18),
    text: 'Retrato da goleira Duda Santos, 14 anos, que perguntou se podia sair séria. Saiu séria, com o pé descalço e a luva nova. #MeninasDoDique',
    pictures: [
      {
        of: 'photo-of-light',
        part: 'left',
        alt: 'Detalhe do campo no fim da tarde, com a sombra comprida da trave.',
      },
    ],
  },
  {
    key: 'damiao-collect',
    author: 'damiao',
    ago: days(19, 22),
    text: 'Ponto de coleta de chuteira na minha garagem, ao lado do surdo. Aceito par, pé solto e cadarço. Hoje chegaram onze e um bilhete escrito "faz gol". #ChuteiraParaTodas',
  },
  {
    key: 'regina-boots-story',
    author: 'regina',
    ago: days(22, 20),
    text: 'Minha primeira chuteira foi do meu irmão, dois números maior, com algodão na ponta. Marquei um gol de bico e o algodão saiu voando. Acharam que era pena. #ChuteiraParaTodas',
  },
  {
    key: 'dique-boots-count',
    author: 'dique',
    ago: days(23, 7),
    text: 'Contagem do armário: 86 inscritas, 52 pares de chuteira, 9 com sola. A gente reveza por tempo e por tamanho de pé. Ninguém fica de fora, mas tem zagueira jogando de 39 com três meias.',
  },
  {
    key: 'photo-of-light',
    author: 'janaina',
    ago: days(25, 2),
    text: 'A luz boa dura onze minutos. Ontem a bola entrou no nono. #MeninasDoDique',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'court',
          court: 'football',
          surface: 'grass',
          around: 'stands',
          light: 'dusk',
          camera: 'corner',
          home: '#8c1c4b',
          away: '#ffffff',
          arrows: 1,
        },
        alt: 'Canto do campo no fim da tarde, com a torcida ao lado.',
      },
    ],
    tagged: ['dique'],
  },
  {
    key: 'janaina-lens',
    author: 'janaina',
    ago: days(27, 20),
    text: 'Comprei uma lente usada de um senhor que fotografava casamento. Ele disse: "No altar e no gol, espera o segundo olhar." Testei no treino e é verdade.',
  },
  {
    key: 'dique-field-permit',
    author: 'dique',
    ago: days(29, 20),
    text: 'Saiu a licença do campo por mais um ano. A moça do balcão perguntou "é para os meninos?". Respondemos que é para 86 meninas, e ela carimbou com mais força. #MeninasDoDique',
  },
];
