import { days, type Post } from '../post.ts';

/** Everyone's way to the same marathon. */
export const running: readonly Post[] = [
  {
    key: 'gael-quote-dandara',
    author: 'gael',
    ago: 0.6,
    text: 'Treze dias dela, vinte e um dias meus. Combinamos: quem chegar primeiro liga chorando. #RumoÀMaratona',
    quotes: 'six-times-a-thousand',
  },
  {
    key: 'dandara-thirteen',
    author: 'dandara',
    ago: 0.7,
    text: 'Não é superstição, é só que o número da prova saiu: 1.313, faltando treze dias. Vou de trança e de paz. #RumoÀMaratona',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'score',
          style: 'ticket',
          title: 'NÚMERO DE PEITO',
          note: 'LARGADA ÀS 5H30',
          home: { name: 'DANDARA', color: '#1f3a93', score: '' },
          away: { name: '1313', color: '#ff7a1a', score: '' },
        },
        alt: 'Número de peito de papel com o nome Dandara e o 1313, sobre uma mesa de madeira.',
      },
    ],
  },
  {
    key: 'six-times-a-thousand',
    author: 'dandara',
    ago: 1.1,
    text: 'Seis tiros de mil, raia quatro, pernas de madeira. Faltam onze segundos para o índice e treze dias para a prova. A conta fecha se eu parar de fazer conta. #TreinoDoDia',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'track',
          part: 'bend',
          light: 'dusk',
          ground: '#b8442b',
          shirts: ['#1f3a93', '#ff7a1a', '#ffffff', '#f2c230', '#0f7c86', '#c6232b'],
        },
        alt: 'Corredoras na curva de uma pista vermelha ao entardecer, com sombras compridas.',
      },
    ],
  },
  {
    key: 'duda-week10',
    author: 'duda',
    ago: 1.7,
    text: 'Semana 10 de 16: o longão de 26 aconteceu. Aconteceu comigo dentro, ainda por cima. Parei em três bebedouros e num bolo de fubá oferecido por uma desconhecida. #RumoÀMaratona',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'paper',
          kind: 'week',
          ground: '#2a1a12',
          accent: '#ff7a1a',
          title: '26 KM',
          note: 'SEMANA 10 DE 16',
          values: [6, 0, 8, 5, 10, 0, 26],
        },
        alt: 'Gráfico de barras da semana de treino, com o longão de 26 km no domingo.',
      },
    ],
  },
  {
    key: 'pedro-quote-wagner',
    author: 'pedro',
    ago: 2,
    text: 'Treinando subida desde as 7h por causa destes 195 metros. Wagner, você sabe onde eu não moro. #RumoÀMaratona',
    quotes: 'wagner-course',
  },
  {
    key: 'wagner-course',
    author: 'wagner',
    ago: 2.6,
    text: 'Medi o percurso da maratona de bicicleta, com o contador, pela terceira vez. São 42.195 metros. Os 195 existem e ficam numa subida, me perdoem. #RumoÀMaratona',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'paper',
          kind: 'climb',
          ground: '#8a4a6a',
          accent: '#ff7a1a',
          title: '42.195 M',
          note: 'OS 195 SÃO SUBIDA',
        },
        alt: 'Altimetria da maratona com uma subida curta no fim.',
      },
    ],
  },
  {
    key: 'sofia-carbo',
    author: 'sofia',
    ago: 3.3,
    text: 'Treze dias antes: nada de dieta nova, nada de suplemento de amigo, nada de cortar arroz. A despensa da maratona começa hoje e ela é a mesma da sua avó. #RumoÀMaratona #SaúdeNoEsporte',
  },
  {
    key: 'pedro-relay',
    author: 'pedro',
    ago: 4.6,
    text: 'Me inscrevi no revezamento da maratona: quatro amigos, 10,5 km cada, uma pulseira de pano para passar. Já perdemos a pulseira no treino. #RumoÀMaratona',
  },
  {
    key: 'helena-heat',
    author: 'helena',
    ago: 5.6,
    text: 'Plantão médico da maratona escalado: seis pontos, gelo em todos, e uma regra que peço a vocês: se um voluntário mandar parar, parem. Medalha a gente faz outra. #RumoÀMaratona #SaúdeNoEsporte',
  },
  {
    key: 'night-run',
    author: 'pedro',
    ago: 11,
    text: 'Corrida noturna no eixo, 10,2 km, duas capivaras e nenhum carro. Ritmo 4:58. Quem topa quinta? #CorridaNoturna',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'paper',
          kind: 'route',
          ground: '#1c1512',
          accent: '#ff5a1f',
          title: '10,2 KM',
          note: '50 MIN 42 - RITMO 4:58',
        },
        alt: 'Mapa de um percurso de corrida de 10,2 km à beira do lago.',
      },
    ],
    tagged: ['vitoria'],
    place: 'Eixão, Brasília',
  },
  {
    key: 'vitoria-chip',
    author: 'vitoria',
    ago: days(1, 6.1),
    text: 'Testando o chip de cronometragem da maratona. Amarrei um na coleira do Pace e agora sei que o cachorro faz 3:40 por quilômetro quando vê pombo. #CorridaNoturna',
    pictures: [{ of: 'night-run', alt: 'Mapa do percurso de corrida noturna à beira do lago.' }],
  },
  {
    key: 'sprint-drill',
    author: 'wagner',
    ago: days(1, 3),
    text: 'Montei a largada às 4h da manhã e fiquei para ver o teste do cronômetro. Nunca corri na vida, mas arrepia. #CorridaNoturna',
    clip: {
      size: 'upright',
      clip: {
        type: 'sprint',
        light: 'dawn',
        ground: '#b8442b',
        shirts: [
          '#ff7a1a',
          '#1f3a93',
          '#f2c230',
          '#c6232b',
          '#ffffff',
          '#0f7c86',
          '#5b2a86',
          '#1c1512',
        ],
      },
      alt: 'Animação da largada de oito corredores em raias numeradas.',
      captions: [
        [0, 0.5, 'Teste, teste…'],
        [0.5, 3, 'O cronômetro está vivo!'],
      ],
    },
  },
  {
    key: 'rodrigo-calf',
    author: 'rodrigo',
    ago: days(2, 9),
    text: 'Panturrilha não se alonga com raiva. Quinze elevações lentas de cada lado, todo dia, na beira do degrau. Em seis semanas me agradeça e pare de culpar o tênis. #SaúdeNoEsporte',
  },
  {
    key: 'dandara-taper',
    author: 'dandara',
    ago: days(3, 5),
    text: 'Começou o polimento, que é a parte em que a gente descansa e acha que desaprendeu a correr. Sonhei que a prova era de patins. #RumoÀMaratona',
  },
  {
    key: 'week-of-duda',
    author: 'duda',
    ago: days(6, 10),
    text: 'Semana 9 de 16: 52 km, um tombo, duas unhas roxas e zero vontade de parar. O vídeo do tombo eu não posto porque o poste ficou pior. #TreinoDoDia',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'paper',
          kind: 'week',
          ground: '#2a1a12',
          accent: '#ff7a1a',
          title: '52 KM',
          note: 'SEMANA 9 DE 16',
          values: [6, 0, 9, 5, 12, 2, 18],
        },
        alt: 'Gráfico de barras com a semana de treino: 52 km ao todo.',
      },
    ],
  },
  {
    key: 'pedro-dust',
    author: 'pedro',
    ago: days(9, 21),
    text: 'Umidade 12%. Corri 8 km e tossi 9.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'track',
          part: 'oval',
          light: 'noon',
          ground: '#c1562f',
          shirts: ['#ffd9b0', '#ffffff', '#c1562f'],
        },
        alt: 'Pista de atletismo cor de terra, inteira, vista de cima ao meio-dia.',
      },
    ],
  },
  {
    key: 'dandara-padeiro',
    author: 'dandara',
    ago: days(10, 11),
    text: 'O padeiro das 3h50 me deu um pão com o número da prova desenhado na casca. Ele ainda não sabia o número, então desenhou um coração.',
  },
  {
    key: 'gael-400-time',
    author: 'gael',
    ago: days(11, 9),
    text: '51s38. Melhor do ano. O guia disse que o relógio do estádio piscou duas vezes de susto. Eu disse que foi o cabo.',
    pictures: [
      {
        of: 'gael-guide',
        part: 'center',
        alt: 'Os dois corredores de laranja na curva da pista, mais de perto.',
      },
    ],
  },
  {
    key: 'duda-week8',
    author: 'duda',
    ago: days(12, 23),
    text: 'Semana 8 de 16: encontrei uma senhora de 71 anos correndo de saia e colar. Ela me passou na subida e pediu licença. Estou há dois dias pensando no "com licença". #RumoÀMaratona',
  },
  {
    key: 'wagner-toilet',
    author: 'wagner',
    ago: days(13, 3),
    text: 'Lição de quem monta prova há doze anos: um banheiro químico para cada 75 corredores, e sempre do lado da sombra.\n\nDepois vem a água, em mesa dos dois lados, para ninguém cruzar a pista. Depois o guarda-volumes, com número grande e gente paciente. Depois alguém, um só, com megafone e bom humor. O pórtico inflável é a última coisa da lista, e é a única que sai na foto.\n\nEsqueçam a trilha sonora. É do banheiro que as pessoas vão lembrar.',
  },
  {
    key: 'umbu-tent',
    author: 'umbu',
    ago: days(15, 2),
    text: 'Feira de Santana, 5h30: 140 copos na tenda do quilômetro 8 e nenhum no chão. A turma daqui devolve o copo na mão. Educação também hidrata. #CorridaNoturna',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'track',
          part: 'start',
          light: 'day',
          ground: '#b8442b',
          shirts: ['#5d7f2e', '#e6b422', '#ffffff', '#c6232b'],
        },
        alt: 'Largada de corrida numa pista vermelha, vista de cima.',
      },
    ],
  },
  {
    key: 'duda-sponsor-no',
    author: 'duda',
    ago: days(15, 9),
    text: 'Recusei hoje um chá que "seca em sete dias". O que seca em sete dias é roupa. Treino leva meses e é bem mais divertido. #SaúdeNoEsporte',
  },
  {
    key: 'helena-sleep',
    author: 'helena',
    ago: days(16, 14),
    text: 'Três da tarde, consulta: "Doutora, meu rendimento caiu." Dorme quanto? "Cinco horas, mas compenso no domingo." Sono não tem poupança. Tem aluguel, e vence toda noite. #SaúdeNoEsporte',
  },
  {
    key: 'night-run-crew',
    author: 'pedro',
    ago: days(17, 14),
    text: 'Noturna com nove pessoas, três lanternas e um cachorro que corre melhor que todos. Ele se chama Pace. #CorridaNoturna',
  },
  {
    key: 'dandara-long-36',
    author: 'dandara',
    ago: days(19, 3),
    text: 'Trinta e seis quilômetros com o último terço em ritmo de prova. Chorei no 31, ri no 33, no 36 não sabia o meu CEP. #RumoÀMaratona',
    pictures: [
      {
        of: 'six-times-a-thousand',
        part: 'left',
        alt: 'Corredoras na curva da pista vermelha, em detalhe, ao entardecer.',
      },
    ],
  },
  {
    key: 'duda-fall-week',
    author: 'duda',
    ago: days(21, 6),
    text: 'Semana 7 de 16. Chuva, asma, reunião às 7h. Fiz metade e resolvi que metade é um número inteiro.',
  },
  {
    key: 'medal-21',
    author: 'dandara',
    ago: days(22, 4),
    text: 'Meia maratona como treino, disseram. Treino não tem medalha, eu disse. Fui. #TreinoDoDia',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'medal',
          ground: '#7a1430',
          colors: ['#1f3a93', '#f2c230', '#ffffff'],
          text: '21 KM',
          symbol: 'runner',
        },
        alt: 'Medalha dourada de 21 km com fita azul e amarela.',
      },
    ],
  },
  {
    key: 'sofia-salt',
    author: 'sofia',
    ago: days(23, 16),
    text: 'Câimbra no fim do longão não é sempre falta de sal. Às vezes é ritmo de vaidade. Antes de comprar cápsula, confere o relógio dos primeiros cinco quilômetros. #SaúdeNoEsporte',
  },
  {
    key: 'gael-guide',
    author: 'gael',
    ago: days(24, 5),
    text: 'Me perguntam como é correr sem ver. Respondo: é correr ouvindo.\n\nO tiro de largada eu sinto no peito antes do ouvido. Na primeira curva o Rômulo respira em três tempos, e eu sei que é hora de inclinar. Na reta oposta ele não diz nada, porque ali a gente já se conhece. Nos últimos cem ele conta: dez, oito, cinco. Nunca mentiu um número, nem quando eu pedi.\n\nA corda tem trinta centímetros e dentro dela cabe uma amizade de onze anos.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'track',
          part: 'bend',
          light: 'dawn',
          ground: '#b8442b',
          shirts: ['#ff7a1a', '#ff7a1a', '#ffffff', '#1f3a93'],
        },
        alt: 'Dois corredores de laranja lado a lado na curva de uma pista ao amanhecer.',
      },
    ],
    tagged: ['dandara'],
  },
  {
    key: 'pedro-first-sub45',
    author: 'pedro',
    ago: days(25, 22),
    text: '44:51 nos dez quilômetros. Nove segundos de margem, um ano de terça-feira. A foto da chegada saiu com um senhor de bicicleta na frente e vai para a parede assim mesmo. #TreinoDoDia',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'medal',
          ground: '#8a4a6a',
          colors: ['#c1562f', '#ffd9b0', '#ffffff'],
          text: '10 KM',
          symbol: 'runner',
        },
        alt: 'Medalha de 10 km com fita cor de terra.',
      },
    ],
  },
  {
    key: 'wagner-portico',
    author: 'wagner',
    ago: days(27, 13),
    text: 'Vento de 40 por hora e um pórtico inflável de seis metros. Passei a manhã abraçado num pé de vento. Corredor nenhum imagina o que acontece às quatro da manhã.',
  },
  {
    key: 'duda-shoe-test',
    author: 'duda',
    ago: days(28, 15),
    text: 'Testei quatro tênis em quatro semanas, sem receber um real. Resumo: o mais caro é ótimo, o segundo é igual, o terceiro é feio e maravilhoso, o quarto me deu bolha no dedo que eu nem sabia que tinha. #TreinoDoDia',
  },
  {
    key: 'dandara-base-block',
    author: 'dandara',
    ago: days(30, 2),
    text: 'Primeira semana do bloco: 118 km, sol em nenhum. Acordo às 3h50 e já encontro o padeiro indo. A gente se cumprimenta como colegas. #RumoÀMaratona',
  },
];
