import type { Threads } from '../thread.ts';

export const lanHouse: Threads = {
  'caua-esports': [
    ['lan', 'Diz que foi a Malu, de virada.'],
    ['juca', 'Vou ligar o computador pela primeira vez no mês.'],
  ],
  'tonho-second-row': [
    ['vava', 'Tonho, isso é a coisa mais bonita que li esta semana.'],
    ['lan', 'A narradora está contratada para a próxima.'],
    ['malu', 'VI VOCÊS! Tchau, suporte!'],
  ],
  'vitoria-led-lan': [
    ['lan', 'Ninguém encosta. Pusemos cone.'],
    ['malu', 'Seu LED está lindo, Vitória!'],
  ],
  'malu-nerves': [
    ['bruno', 'Doze respirações, não esquece. E o áudio da mãe vale ouro.'],
    [
      'tonho',
      'Minha filha mandou um desenho. Está no balcão.',
      ['malu', 'Já está colado no monitor.'],
    ],
    ['murcha', 'O Bola Murcha torce por todos que podem empatar.'],
  ],
  'lan-final-tonight': [
    ['malu', 'Mão gelada, coração na barra de espaço.'],
    ['tonho', 'A menina e eu já estamos na segunda fila.'],
    [
      'vitoria',
      'O módulo de LED chegou? Testaram com carga?',
      ['lan', 'Chegou, testamos, está lindo. O cabo é grosso.'],
    ],
    ['caua', 'Assistindo de Manaus com pipoca.'],
    ['neide', 'O neto do teclado avisou que hoje não janta.'],
  ],
  'lan-league-final': [
    ['malu', 'Sem dormir desde já.'],
    [
      'caua',
      'Tem placar? Se tem placar, eu paro.',
      ['lan', 'Tem placar, tem mascote e tem transmissão.'],
    ],
    ['vitoria', 'Precisam de LED? Tenho um módulo sobrando.', ['lan', 'PRECISAMOS.']],
  ],
  'tonho-daughter-lan': [
    [
      'malu',
      'Ela joga de quê?',
      ['tonho', 'De quem fica atrás e cuida dos outros.'],
      ['malu', 'Suporte! A mais importante. Segura essa menina.'],
    ],
    ['sonia', 'Boa educação essa: gritar só em pensamento.'],
  ],
  'malu-tryout': [
    ['lan', 'O "avó da Bete" é o sobrinho da Bete. Mistério resolvido.'],
    [
      'bruno',
      'Oito horas com pausas? Diz que sim.',
      ['malu', 'Diz que sim o quê?'],
      ['bruno', 'A cada 50 minutos, levanta e olha longe. Promete.'],
      ['malu', 'Prometo olhar para a coxinha, que fica longe.'],
    ],
  ],
  'lan-opening': [
    [
      'malu',
      'Cresci ali dentro. Literalmente, tem a marca de altura no batente.',
      ['lan', 'A última é de 2019, vem medir.'],
    ],
    ['tonho', 'Minha menina pede para ir todo sábado. Vou me render.'],
    ['neide', 'Meu neto do teclado mandou parabéns e pediu coxinha.'],
  ],
  'malu-keyboard': [
    ['lan', 'Tem eserva no balcão.'],
    ['neide', 'Meu neto iu muito.'],
    ['vitoria', 'Não foi o cabo desta vez?', ['malu', 'Não e a o cabo.']],
  ],
};
