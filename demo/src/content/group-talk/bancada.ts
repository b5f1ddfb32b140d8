import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const bancada: readonly Talk[] = [
  {
    key: 'bancada-meeting-point',
    author: 'marina',
    ago: 4.4,
    text: 'Encontro na balsa das 13h40, lado de cá, perto do homem do amendoim. Faixa comigo, bateria com a turma da ponte, garganta com cada um. Quem chegar atrasado segura a ponta molhada da faixa.',
    said: [
      ['tiao', 'De lá do vestiário dá para ouvir quando vocês entram. Capricha.'],
      [
        'damiao',
        'Queria estar aí. Bato no surdo daqui às 16h em ponto.',
        ['marina', 'A gente vai ouvir, Damião. O rio conduz.'],
      ],
      ['bia', 'Vou de ônibus de Curitiba com pinhão para vinte.'],
    ],
  },
  {
    key: 'bancada-song-poll',
    author: 'marina',
    ago: days(1, 5),
    text: 'Qual a gente puxa quando o time entrar? A decisão é da maioria, a afinação é de Deus.',
    poll: [
      'Sobe a Maré, a de sempre',
      'A nova, do estivador',
      'Só palma e pé, sem letra',
      'A do guarda-chuva',
    ],
    said: [
      ['tiao', 'A do estivador meu pai cantava. Não vou votar, vou chorar.'],
      ['juca', 'Palma e pé fotografa melhor.'],
      ['regina', 'Jogador em campo só escuta grave. Vão de pé.'],
    ],
  },
  {
    key: 'bancada-mosaic-plan',
    author: 'marina',
    ago: days(3, 13),
    text: 'Mapa do mosaico: cada folha tem número atrás, cada número tem cadeira. Se você é distraído, fique na âncora, que é grande e perdoa.',
    pictures: [
      {
        of: 'marina-mosaic',
        part: 'center',
        alt: 'Meio do mosaico da torcida, com a âncora em verde-mar e creme.',
      },
    ],
    said: [
      [
        'bia',
        'Fiz uma planilha das cadeiras. Desta vez alguém me pediu, juro.',
        ['marina', 'Pedi mesmo. E imprimi.'],
      ],
      ['edson', 'Da beira do campo se vê tudo. Os meninos param para olhar, e eu deixo.'],
    ],
  },
  {
    key: 'bancada-flag-wash',
    author: 'bia',
    ago: days(7, 20),
    text: 'A faixa de doze metros não cabe na máquina, nem no tanque, nem no box. Foi lavada na calçada com vassoura e dois vizinhos, e um deles virou sócio.',
    said: [
      ['tiao', 'Sabão de coco e sombra. Sol come o verde.'],
      ['marina', 'Melhor campanha de sócios que o clube já teve.'],
    ],
  },
  {
    key: 'bancada-drum',
    author: 'damiao',
    ago: days(14, 8),
    text: 'Gravei o toque do surdo devagar para quem vai estrear na bateria. São quatro batidas e uma pausa; a pausa é a parte difícil, porque todo mundo quer gol.',
    said: [
      ['marina', 'Ensaiei na mesa da cozinha. A mesa desistiu.'],
      ['juca', 'Pausa é onde cabe a foto.'],
    ],
  },
  {
    key: 'bancada-rules',
    author: 'marina',
    ago: days(25, 15),
    pinned: true,
    text: 'Três combinados da nossa bancada. Criança na frente. Ninguém xinga a mãe de ninguém, porque elas estão na fila de cima. E depois do jogo, ganhe ou perca, a gente recolhe o que trouxe: o rio passa ali embaixo e também torce.',
    said: [
      ['regina', 'Bancada assim eu comentava de graça.'],
      ['damiao', 'Copiei para a charanga daqui, com crédito.'],
      ['edson', 'Por isso o time gosta tanto de jogar em casa.'],
    ],
  },
];
