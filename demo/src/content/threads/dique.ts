import type { Threads } from '../thread.ts';

export const dique: Threads = {
  'nara-boots-piece': [
    ['lia', '"Servem." Que título.'],
    ['dique', 'Servem. Todos servem.'],
    ['regina', 'Não mexe em mais nada.'],
    ['juca', 'Esse eu recorto da tela.'],
  ],
  'cida-boots-proud': [
    ['ruanove', 'Contamos pro Juninho. Ele foi lavar o rosto.'],
    [
      'dique',
      'É a lateral Iasmin, 13 anos. Vai assistir à final de chuteira calçada.',
      ['cida', 'Deus abençoe os pés dela.'],
    ],
  ],
  'cadarco-sole-offer': [
    ['cida', 'Limpa eu garanto.'],
    ['mangue', 'Limpa é um conceito relativo aqui.'],
    ['murcha', 'Anotado no calendário da diretoria.'],
  ],
  'dique-boots-done': [
    ['regina', 'Eu me aposento de novo, agora feliz.'],
    ['cadarco', 'A oficina parou para ler isto em voz alta.'],
    ['nara', 'Indo para aí.'],
    ['janaina', 'Já estou aqui. Cheguei antes da luz.'],
    ['marina', 'A que tinha potencial fez gol?', ['dique', 'Fez, de bico.']],
    ['arquiba', 'Esta é a rede que a gente queria.'],
    ['yasmin', 'Chorei no metrô da linha 3.'],
  ],
  'damiao-last-box': [
    ['dique', 'A gente ouviu daqui. De verdade.'],
    ['yasmin', 'Oitenta e seis! Várzea presente!'],
    ['italo', 'Não acredito que deu certinho.'],
    ['tiao', 'Sola conferida nas que passaram por mim.'],
    ['neide', 'Estou chorando em cima da massa.'],
  ],
  'base-reporter': [
    ['dique', 'Obrigada por ficar até o último jogo, Nara.'],
    ['regina', 'Vinte minutos para todas. Simples e raro.'],
    ['cadarco', 'Lista anotada.'],
  ],
  'dique-thanks': [
    ['cleber', 'Apareço na próxima para ver as goleiras.'],
    ['neide', 'O portão aberto é tudo.'],
    ['janaina', 'Foi o dia mais bonito do mês.'],
  ],
  'renan-dique-visit': [
    ['dique', 'O senhor comeu quatro pedaços. Está na súmula.'],
    ['janaina', 'Tenho a foto do segundo pedaço.'],
    ['nara', 'Jogo 171 com bolo. Evolução na carreira.'],
  ],
  'janaina-quote-light': [
    ['tales', 'O drone é um banquinho caro.'],
    ['juca', 'O meu tem 40 anos e é de lata, como os placares.'],
  ],
  'dique-first-match': [
    ['janaina', 'Tenho 400 fotos e em todas tem pé.'],
    ['regina', 'Os quinze minutos são para ouvir bronca. Bem-vindas ao futebol.'],
    ['arquiba', 'Seguimos aqui, de pé e aplaudindo.'],
    ['neide', 'Na próxima o intervalo é comigo: bolo.'],
  ],
  'cadarco-sole-day': [
    ['dique', 'Vocês são o lateral que a gente pediu.'],
    ['tiao', 'Se precisar de mão, eu desço de ônibus. Sola é comigo.'],
    ['vava', 'Um dos rádios era eu?', ['cadarco', 'Era, seu Vavá. Quase colamos o dedo no gol.']],
  ],
  'dique-boots-60': [
    ['kaue', 'A de Belém fui eu. O cheiro é brinde.'],
    ['cida', 'A minha chegou passada?', ['dique', 'Passada, dobrada e com sachê.']],
    ['italo', 'E o 41, serviu?', ['dique', 'Serviu. Ela fez dois ontem.']],
  ],
  'nara-portrait-quote': [
    ['dique', 'Enquadra.'],
    [
      'renan',
      'Vou na próxima. De olhos abertos e caderneta limpa.',
      ['dique', 'Venha, mas fica até o lanche.'],
    ],
  ],
  'janaina-portrait': [
    [
      'cleber',
      'Luva nova no tamanho certo? Pergunto pela profissão.',
      ['janaina', 'No tamanho certo. Ela dormiu com elas.'],
    ],
    ['leticia', 'Séria é o certo. Goleira não deve satisfação.'],
  ],
  'damiao-collect': [
    ['dique', 'O bilhete vai na parede do vestiário.'],
    ['marina', 'Despachei duas de Itajaí. Uma fez gol, a outra tem potencial.'],
    ['cida', 'A várzea de São Paulo manda uma caixa. Lavadas, claro.'],
  ],
  'regina-boots-story': [
    [
      'dique',
      'Podemos usar essa história na campanha?',
      ['regina', 'Podem. E eu mando vinte pares, novos, sem algodão.'],
    ],
    ['neide', 'Meu Deus, que maravilha de mulher.'],
    ['damiao', 'A pena da Regina devia estar no museu.'],
  ],
  'dique-boots-count': [
    [
      'cadarco',
      'Qual a grade de numeração que falta?',
      ['dique', 'Muito 35, 36 e 37. E uma heroica 41.'],
    ],
    ['yasmin', 'Organizo coleta na várzea daqui. Quem manda?'],
    [
      'italo',
      'Tenho três pares 41 pouco usados. Para a heroica.',
      ['dique', 'Ela está pulando na sede.'],
    ],
  ],
  'dique-field-permit': [
    ['nara', 'Com mais força. Que detalhe.'],
    ['damiao', 'Vizinho orgulhoso aqui.'],
    ['regina', 'No meu tempo o carimbo não tinha tinta pra gente.'],
  ],
};
