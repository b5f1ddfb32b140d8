import type { Threads } from '../thread.ts';

export const water: Threads = {
  'helo-poll-music': [
    ['lia', 'Sem pressão, mas temos 100 episódios.'],
    [
      'iara',
      'Toque de berimbau, ritmo de borboleta!',
      ['heloisa', 'Iara, isso é genial. Manda uma gravação?'],
      ['iara', 'Mando uma de Angola, que é para não afobar.'],
    ],
  ],
  'raia-coffee-crisis': [
    ['pedro', 'Levo a minha, prensa francesa, quinta de manhã.', ['raia', 'Herói sem touca.']],
    ['arrimo', 'Vaquinha para cafeteira na conta do clube: três toques. Só dizendo.'],
    ['neide', 'Coador de pano, sempre. Resolve e não queima.'],
  ],
  'butterfly-set': [
    ['raia', 'A gente chama isso de filme de terror.'],
    ['jussara', 'Borboleta a cada 50 segundos devia precisar de licença.'],
    ['bruno', 'E quem é a outra pessoa?', ['heloisa', 'Uma que reclama menos.']],
  ],
  'caua-regatta-tears': [
    ['juca', 'Peteca em BH já me tirou o sono.'],
    ['neide', 'Meu neto do teclado joga peteca escondido.'],
  ],
  'clarice-route': [
    ['salesol', 'Barco de apoio com protetor e guarda-sol: a gente leva.'],
    ['heloisa', 'Cinco! Clarice, você é gigante.'],
    [
      'helena',
      'Combinado o sinal de parada com o barqueiro?',
      ['clarice', 'Dois braços para cima e cara feia.'],
    ],
    ['tales', 'Vou de drone e de remo.'],
  ],
  'jussara-off-season': [
    ['rodrigo', 'Milagre: ela descansou sem eu amarrar.'],
    ['roda', 'Domingo se resolve com pedal.'],
  ],
  'beach-rally': [
    ['rafaela', 'Prof, vem treinar passe comigo antes da revanche.'],
    ['clarice', 'Vinte e um a oito é quase um abraço.'],
  ],
  'open-water': [
    ['raia', 'Sorriso de nove é a nossa meta também.'],
    ['tales', 'Boia laranja a bombordo. Que quadro.'],
  ],
  'tales-boats': [
    ['jussara', 'O pente sou eu, terceira raia.'],
    ['lia', 'Que imagem. E que frase.'],
    [
      'apito',
      'Podemos usar na vinheta com crédito?',
      ['tales', 'Com crédito e convite para a próxima.'],
    ],
  ],
  'helo-selective': [
    ['dandara', 'Onze segundos aqui, quarenta centésimos aí. A gente vai.'],
    ['bruno', 'Uma braçada de cada vez. O índice não nada.'],
    ['juca', 'A cidade inteira com a unha comprida, Heloísa.'],
    ['raia', 'Toucas azuis em peso na transmissão.'],
  ],
  'clarice-jellyfish': [
    [
      'helena',
      'Vinagre, nunca água doce. E como está hoje?',
      ['clarice', 'Só um desenho bonito no braço, doutora.'],
    ],
    ['salesol', 'Estamos testando uma fórmula contra isso. Sem promessa ainda.'],
    [
      'taina',
      'Caravela ou água-viva? Tinha balãozinho azul?',
      ['clarice', 'Sem balãozinho. Alívio retroativo.'],
    ],
  ],
  'raia-relay-fun': [
    ['pedro', 'Fui da equipe de 180. Inexperiência confirmada.'],
    ['heloisa', 'Quero entrar na de 247 como mascote.'],
    ['neide', 'Somando os meus joelhos dá isso.'],
  ],
  'jussara-regatta-won': [
    ['rodrigo', 'Chorei e vou negar.'],
    ['roda', 'Foi a gente! Quarenta campainhas de bicicleta.'],
    ['heloisa', 'De costas para a chegada e chegou. Monstra!'],
    ['apito', 'Melhor imagem do dia. Reprise às 21h.'],
    ['caua', 'Queimei o arroz. Valeu a pena.'],
    ['clarice', 'Que orgulho, menina!'],
  ],
  'taina-students-surf': [
    ['murilo', 'Fui o da barragem em 2011.'],
    ['sofia', 'E o lanche, prof?', ['taina', 'Laranja. Com caroço. Copiei você.']],
  ],
  'jussara-regatta-eve': [
    ['rodrigo', 'Punho enfaixado e oito horas de sono. Vai.'],
    ['mare', 'A turma daqui vai torcer na margem de cá.'],
    ['caua', 'O almoço de domingo já está marcado em volta disso.'],
    ['roda', 'Subimos a ponte para gritar de cima.'],
  ],
  'clarice-grandson': [
    ['raia', 'Aqui só temos raia de corda, prometemos.'],
    ['neide', 'Neto é o melhor treinador.'],
  ],
  'salesol-lab': [
    [
      'clarice',
      'Aceitam controladoras voluntárias?',
      ['salesol', 'Clarice, a sua vaga está reservada desde que abrimos.'],
    ],
    ['taina', 'Testei na aula e no surf. Olho inteiro.'],
  ],
  'taina-flat': [
    ['clarice', 'Mar espelho é o meu dia favorito.'],
    ['tales', 'Luz de espelho com drone... que horas, exatamente?', ['taina', '5h20. Traz café.']],
  ],
  'caua-canoe': [
    ['jussara', 'QUERO REMAR AÍ.', ['caua', 'Vem! Só não pode ter medo de boto.']],
    [
      'apito',
      'Tem data da próxima? A gente transmite.',
      ['caua', 'Segundo domingo do mês, se a água deixar.'],
    ],
  ],
  'helo-times': [
    ['raia', 'Somados, nós treze fizemos 31 km. Empate técnico.'],
    ['juca', 'Menina, 38 quilômetros é daqui até a minha infância.'],
    ['bruno', '"Sorrir" sublinhado. Bom treinador.'],
  ],
  'taina-geo-lesson': [
    ['nara', 'Onde se matricula?'],
    [
      'murilo',
      'Prof, e por que o joelho quebra? Pergunta de skatista.',
      ['taina', 'Atrito, Murilo. Mesma aula.'],
    ],
  ],
  'clarice-first-two': [
    ['lia', 'Clarice, isso é uma abertura de livro.'],
    [
      'salesol',
      'Que lindo. Passou protetor atrás da orelha?',
      ['clarice', 'Passei. Vocês são piores que a minha mãe.'],
    ],
    ['helena', 'Parabéns! Lembra de touca colorida sempre.'],
  ],
  'jussara-blisters': [
    [
      'rodrigo',
      'Esse "porto" está precisando de lixa e pausa de um dia.',
      ['jussara', 'Um dia é muito.'],
      ['rodrigo', 'Eu sabia que você ia responder isso.'],
    ],
    ['wesley', 'Mão de judoca e mão de remador deviam tomar um café.'],
  ],
  'raia-new-class': [
    ['pedro', 'Semana que vem sou eu. Só que com 34 e menos coragem.'],
    ['clarice', 'Eu fui essa pessoa. Hoje não saio do mar.'],
    [
      'neide',
      'Quanto custa, meu filho? Vou mandar o meu irmão.',
      ['raia', 'A primeira aula é café, Vó Neide.'],
    ],
  ],
};
