import { days, type Post } from '../post.ts';

/** Sport with a keyboard, in a shop at a corner. */
export const lanHouse: readonly Post[] = [
  {
    key: 'caua-esports',
    author: 'caua',
    ago: 1.4,
    text: 'Confirmado: se tem placar, eu paro. Estou aos gritos com um jogo de computador de Campina Grande e o vizinho perguntou quem fez o gol. #LanDaEsquina',
  },
  {
    key: 'tonho-second-row',
    author: 'tonho',
    ago: 2.3,
    text: 'Segunda fila da final da Liga do Bairro. Eu não entendo nada e estou em pé. A menina narra para mim no ouvido, que nem meu pai narrava o radinho. #LanDaEsquina',
  },
  {
    key: 'vitoria-led-lan',
    author: 'vitoria',
    ago: 3.7,
    text: 'Meu módulo de LED está na final da @landaesquina fazendo placar de e-sport. Nunca imaginei que ele ia tão longe. Se piscar, ninguém encosta no cabo. #LanDaEsquina',
  },
  {
    key: 'malu-nerves',
    author: 'malu',
    ago: 4.4,
    text: 'Aquecimento de e-sport existe: alongamento de punho, respiração do Bruno Alencar e um áudio da minha mãe dizendo "joga direito". #LanDaEsquina',
  },
  {
    key: 'lan-final-tonight',
    author: 'lan',
    ago: 5.4,
    text: 'É HOJE. Telão ligado, cadeiras emprestadas da igreja, duas torcidas e uma tomada. Quem derrubar o disjuntor paga coxinha para todos. #LanDaEsquina',
    pictures: [
      {
        size: 'wide',
        scene: {
          type: 'score',
          style: 'led',
          title: 'LIGA DO BAIRRO',
          note: 'FINAL',
          home: { name: 'ESQUINA', color: '#7ff0d8', score: '0' },
          away: { name: 'MERCEARIA', color: '#ffb52e', score: '0' },
        },
        alt: 'Placar eletrônico da final: Esquina 0, Mercearia 0.',
      },
    ],
    place: 'Lan da Esquina, Campina Grande',
  },
  {
    key: 'lan-league-final',
    author: 'lan',
    ago: days(7, 9),
    text: 'Definida a final da Liga do Bairro: Esquina contra Mercearia. É na outra sexta, com telão, cadeira de plástico e torcida organizada. O juiz é o Seu Wi-Fi. #LanDaEsquina',
  },
  {
    key: 'tonho-daughter-lan',
    author: 'tonho',
    ago: days(12, 4),
    text: 'Levei a menina na lan. Ela sentou, jogou uma partida, olhou para mim e disse: "Pai, é igual ao futsal, só que você não pode gritar com o juiz." Gritei em pensamento. #LanDaEsquina',
  },
  {
    key: 'malu-tryout',
    author: 'malu',
    ago: days(14, 13),
    text: 'Treinei oito horas, ganhei de gente que nem conheço e perdi para um menino de doze anos com o apelido "avó da Bete". E-sport é isso: humildade em alta resolução. #LanDaEsquina',
    pictures: [{ of: 'lan-opening', alt: 'Mosaico roxo e verde com a frase 17 anos.' }],
  },
  {
    key: 'lan-opening',
    author: 'lan',
    ago: days(15, 16),
    text: 'A Lan da Esquina faz 17 anos hoje. De fliperama a campeonato, de disquete a fibra. A coxinha é a mesma (a receita, não a unidade). #LanDaEsquina',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'mosaic',
          ground: '#241a3a',
          colors: ['#5b2a86', '#7ff0d8', '#1c1512'],
          text: '17 ANOS',
        },
        alt: 'Mosaico roxo e verde com a frase 17 anos.',
      },
    ],
  },
  {
    key: 'malu-keyboard',
    author: 'malu',
    ago: days(21, 3),
    text: 'Pe di a tecla R. Joguei assim mesmo. #LanDaEsquina',
  },
];
