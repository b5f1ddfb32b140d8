import type { Threads } from '../thread.ts';

export const backstage: Threads = {
  'cleber-girl-keeper': [
    ['beto', 'Luva de cozinha em jogo importante. Está certa.'],
    ['leticia', 'Me apresenta!'],
    ['dique', 'Se um dia ela vier a Salvador, o gol é dela.'],
    [
      'neide',
      'Era de forno ou de pano? A de forno protege mais.',
      ['cleber', 'De forno, Vó Neide. Com estampa de galinha.'],
    ],
  ],
  'gilmar-lost-shoe': [
    ['nara', 'Gilmar, pelo amor de tudo, uma coluna semanal.'],
    ['vava', 'E a dentadura?', ['gilmar', 'Segue na portaria, seu Vavá. Sorrindo.']],
    ['fernanda', 'Melhor relatório de segurança que já recebi.'],
  ],
  'fernanda-transfer': [
    ['edson', 'Ordem certa. Guarde essa diretora, Trilho.'],
    ['trilho', 'Guardada a sete chaves.'],
    ['cida', 'Mãe vem antes de conselho em qualquer estatuto.'],
  ],
  'cleber-rain-gloves': [
    ['leticia', 'Vou adaptar para o handebol sem luva e sem chuva.'],
    ['beto', 'E quando a luva tem furo?', ['cleber', 'Aí é estilo.']],
  ],
  'patricia-coffee-data': [
    ['camila', 'A nossa é com pizza de alho.'],
    ['renan', 'A minha é com chuva. Quanto mais chove, melhor anoto.'],
  ],
  'scoreboard-cable': [
    [
      'juca',
      'Placar de lata não tem cabo. Fica a reflexão.',
      ['vitoria', 'Seu Juca, hoje eu concordo.'],
    ],
    ['livia', 'Comemorei o empate abraçada num adversário.'],
  ],
  'wagner-cone-count': [
    ['theo', 'Juro que o da minha casa já estava lá.'],
    ['murilo', 'Cone é patrimônio do skate desde sempre.', ['wagner', 'MURILO.']],
  ],
  'vitoria-cable-saga': [
    ['lan', 'A amarela. Sempre a amarela.'],
    ['patricia', 'Já tropecei nessa.'],
    ['quincas', 'Eu já passei por cima. Desculpa.'],
  ],
  'goalkeeping-101': [
    ['beto', 'Eu já estava lá porque não consigo mais sair.'],
    ['leticia', 'Anotei no protetor bucal.'],
  ],
  'camila-women-staff': [
    ['regina', 'Conheço o aceno. Dei e recebi muitos.'],
    ['lia', 'Quero as duas no mesmo episódio.', ['camila', 'Só se tiver café serrano.']],
    ['rafaela', 'Por isso a gente joga melhor com você no banco.'],
    ['sonia', 'Na arbitragem somos quatro. Aceno coletivo.'],
  ],
  'renan-notebook': [
    ['edson', 'É sempre esse que a gente esquece.'],
    ['lia', 'A frase merece um episódio inteiro.'],
    ['italo', 'Eu fui esse menino. Alguém viu de novo.'],
  ],
};
