import { days, type Post } from '../post.ts';

/** Those who work where nobody looks. */
export const backstage: readonly Post[] = [
  {
    key: 'cleber-girl-keeper',
    author: 'cleber',
    ago: days(3, 14),
    text: 'Menina de onze anos apareceu no treino aberto com luva de cozinha. Defendeu oito de dez. Arrumei uma de verdade e ela perguntou se podia guardar a outra "para jogo importante". #VidaDeGoleiro',
  },
  {
    key: 'gilmar-lost-shoe',
    author: 'gilmar',
    ago: days(9, 11),
    text: 'Achados e perdidos do jogo de ontem: três celulares, um pé de tênis infantil, uma dentadura e um pedido de casamento num guardanapo. O guardanapo já foi buscado. Ela disse sim.',
  },
  {
    key: 'fernanda-transfer',
    author: 'fernanda',
    ago: days(12, 6),
    text: 'Chegou proposta pelo nosso lateral. Li, agradeci e liguei primeiro para o lateral, depois para a mãe dele, e só então para o conselho. Nessa ordem.',
  },
  {
    key: 'cleber-rain-gloves',
    author: 'cleber',
    ago: days(15, 23),
    text: 'Luva molhada não segura, empurra. No treino de hoje, só defesa com a palma para fora e o corpo atrás. Quem encaixou, repetiu. Quem soltou, agradeceu ao companheiro. #VidaDeGoleiro',
  },
  {
    key: 'patricia-coffee-data',
    author: 'patricia',
    ago: days(17, 20),
    text: 'Cruzei o consumo de café da comissão com o resultado dos jogos. Correlação alta. Causalidade nenhuma. Continuaremos tomando, por prudência.',
  },
  {
    key: 'two-hundred-games',
    author: 'renan',
    ago: days(18, 3),
    text: 'Jogo 163 do ano. O menino da camisa 14 errou três passes e corrigiu o posicionamento do volante quatro vezes. Anotei o segundo número.',
  },
  {
    key: 'scoreboard-cable',
    author: 'vitoria',
    ago: days(19, 11),
    text: 'Placar do ginásio travou em 88 a 88. Era o cabo. Sempre é o cabo. A torcida comemorou o empate mesmo assim.',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'score',
          style: 'led',
          title: 'ERA O CABO',
          note: 'SISTEMA NO AR',
          home: { name: 'CASA', color: '#0f7c86', score: '88' },
          away: { name: 'VISITA', color: '#c6232b', score: '88' },
        },
        alt: 'Placar eletrônico travado em 88 a 88.',
      },
    ],
  },
  {
    key: 'wagner-cone-count',
    author: 'wagner',
    ago: days(20, 22),
    text: 'Mil e duzentos cones entregues, mil cento e oitenta recolhidos. Eu sei onde vocês moram.',
  },
  {
    key: 'vitoria-cable-saga',
    author: 'vitoria',
    ago: days(22, 9),
    text: 'Saga do cabo, capítulo 14: o ginásio novo tem fibra óptica, rede dupla e uma extensão amarela enrolada no pé da mesa. Adivinhem qual alimenta o placar.',
  },
  {
    key: 'goalkeeping-101',
    author: 'cleber',
    ago: days(23, 8),
    text: 'Goleiro novo pula. Goleiro bom dá um passo. Goleiro velho já estava lá. Treino aberto na sexta, tragam luva. #PeladaDeQuinta',
    pictures: [
      {
        size: 'tall',
        scene: {
          type: 'court',
          court: 'football',
          surface: 'grassRings',
          around: 'park',
          light: 'day',
          camera: 'half',
          home: '#d8f060',
          away: '#ffffff',
          arrows: 3,
        },
        alt: 'Treino de goleiros: setas de chutes em direção ao gol.',
      },
    ],
  },
  {
    key: 'camila-women-staff',
    author: 'camila',
    ago: days(23, 22),
    text: 'Hoje contei quantas mulheres havia nas comissões técnicas da rodada. Duas, e uma era eu. A outra me acenou do outro lado da quadra como quem acha parente em rodoviária.',
  },
  {
    key: 'renan-notebook',
    author: 'renan',
    ago: days(26, 14),
    text: 'Caderneta 38 no fim. Última página: "ver de novo o menino que não pediu a bola".',
  },
];
