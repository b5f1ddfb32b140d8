import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const caravana: readonly Talk[] = [
  {
    key: 'caravana-seats',
    author: 'tiao',
    ago: 9.4,
    text: 'Próxima viagem: quarenta e quatro lugares, trinta e um nomes e uma galinha de louça que vai na frente desde 1998. Quem quiser janela fala com a Marina, que anota e não se corrompe.',
    said: [
      ['marina', 'Corrompo-me por pastel de camarão. Já deixei registrado.'],
      ['otavio', 'Levo o guarda-chuva. Ele ocupa um lugar e paga meia.'],
      ['wagner', 'A galinha foi vacinada contra serra?', ['tiao', 'Contra serra e contra empate.']],
    ],
  },
  {
    key: 'caravana-stop-poll',
    author: 'marina',
    ago: days(1, 3),
    text: 'Parada da volta. Lembrem que a última escolha nos custou quarenta minutos e um primo.',
    // It has just closed: the demonstration fan is told.
    voting: { hours: 24, anonymous: false },
    poll: ['Pastel do trevo', 'Caldo da Dona Zilá', 'Nenhuma: direto e com fome'],
    said: [
      ['otavio', 'O primo fui eu e o banheiro era longe.'],
      ['bia', 'Caldo. Subo em Curitiba já com a colher.'],
      ['italo', 'Pastel, e eu espero vocês lá, que é no meio do meu caminho.'],
    ],
  },
  {
    key: 'caravana-route',
    author: 'wagner',
    ago: days(4, 4),
    text: 'Fiz o mapa da ida com os banheiros marcados. Doze anos montando corrida me ensinaram que é a única informação que importa.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'paper', kind: 'route', ground: '#0b3c49', accent: '#ffd166' },
          ...{ title: 'IDA E VOLTA', note: '312 KM, CINCO BANHEIROS' },
        },
        alt: 'Mapa do trajeto da caravana, com a linha de ida e volta à beira da água.',
      },
    ],
    said: [
      ['tiao', 'Em 41 anos é o primeiro mapa que diz a verdade.'],
      ['marina', 'Vou imprimir e colar no teto do ônibus.'],
    ],
  },
  {
    key: 'caravana-playlist',
    author: 'otavio',
    ago: days(8, 2),
    text: 'Confesso: fui eu que pus a mesma música sete vezes na subida. Foi pelo time. A oitava foi sem querer.',
    said: [
      ['bia', 'Na quinta eu já sabia a segunda voz.'],
      ['caio', 'Dormi na terceira e sonhei com as outras.'],
    ],
  },
  {
    key: 'caravana-lost',
    author: 'marina',
    ago: days(16, 7),
    text: 'Ficaram no ônibus: um casaco jeans, duas meias diferentes, meia dentadura de brinquedo e a faixa pequena. A faixa está comigo. O resto o motorista leva na próxima, em saco transparente, para dar vergonha.',
    said: [['caio', 'As meias são minhas e são do mesmo par. Lavei só uma.']],
  },
  {
    key: 'caravana-rules',
    author: 'tiao',
    ago: days(28, 2),
    pinned: true,
    text: 'Como funciona: o ônibus sai na hora, com ou sem a pessoa. Criança com responsável e casaco. Bebida, só a que o motorista também pode tomar. Cada um leva o seu lixo e a sua alegria de volta. Perdendo, quem senta atrás puxa o canto; ganhando, também.',
    said: [
      ['marina', 'Li em voz alta para a minha mãe. Ela perguntou onde assina.'],
      ['wagner', 'Sair na hora: obrigado em nome de todos os cones.'],
    ],
  },
];
