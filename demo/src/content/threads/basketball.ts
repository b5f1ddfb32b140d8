import type { Threads } from '../thread.ts';

export const basketball: Threads = {
  'vitoria-scoreboard-ramp': [
    ['quincas', 'Vitória, isso é a coisa mais linda que um LED já fez.'],
    ['nara', 'Posso filmar?', ['vitoria', 'Pode. Se travar, é o cabo.']],
    ['patricia', 'Contagem regressiva é a minha métrica preferida.'],
  ],
  'folego-ramps-all': [
    [
      'quincas',
      'Empurrão é comigo mesmo. Vou conferir com a fita métrica, hein.',
      ['folego', 'A fita métrica tem passe livre.'],
    ],
    ['duda', 'Cobrando a data publicamente desde já.'],
    ['sofia', 'Orgulho de atender aí.'],
  ],
  'street-shot': [
    ['livia', 'Caiu limpa. Refletor pela metade, talento inteiro.'],
    [
      'quincas',
      'Mesmo aro, mesma altura, outra roda. Bora um dia?',
      ['kaue', 'Bora. Eu aprendo a frear e você me ensina.'],
    ],
    ['patricia', 'Arco de 52 graus. Perfeito.'],
  ],
  'gael-ramp': [
    ['quincas', 'Abraça ele por mim.'],
    ['dandara', 'Vocês dois são um perigo pra minha maquiagem.'],
    ['helena', 'Que dupla.'],
  ],
  'quincas-thanks': [
    [
      'livia',
      'Levo refrigerante para entrar junto com você pela última vez.',
      ['quincas', 'Combinado. Traz gelado.'],
    ],
    ['nara', 'O giz é a foto do ano.'],
    ['janaina', 'Alguém tira essa foto direito, por favor!'],
    ['bruno', 'Vinte e três dias de constância. Vou contar essa história no consultório.'],
    ['igor', 'Sábado o programa é teu.'],
  ],
  'ramp-council': [
    ['quincas', 'Estou lendo pela quarta vez. Obrigado por perguntar junto.'],
    ['folego', 'A emprestada fica até a definitiva ficar pronta.'],
    ['gael', 'O barulho mudou o mundo. Bora!'],
    ['helena', 'Parabéns aos dois. Insistência também é treino.'],
    ['vitoria', 'Chorei no ônibus. Vinte e três dias.'],
    ['tonho', 'Isso é reportagem.'],
  ],
  'tucuma-poll-shirt': [
    ['livia', 'AMARELA DE 88. Nem precisa de enquete.'],
    ['kaue', 'Amarela aparece o suor, mas aparece o Norte também.'],
    [
      'juca',
      'Tenho foto da de 88 original. Tom mais fechado, quase mostarda.',
      ['tucuma', 'Seu Juca, manda! A costureira agradece.'],
    ],
  ],
  'patricia-chair': [
    ['kaue', 'Dou três cuias.'],
    ['livia', 'Três cuias e uma opinião forte.'],
    ['tucuma', 'Vendida para a Lívia. A opinião valeu mais.'],
  ],
  'wheelchair-basket': [
    ['caua', 'Fui um dos treze. Sou um dos onze.'],
    ['folego', 'Mandamos luvas na próxima semana.'],
    ['nara', 'A bolha na mão é a credencial.'],
  ],
  'semi-final-count': [
    ['livia', 'Ainda estou sem voz. Três vezes no aro!'],
    ['kaue', 'A bola fez de propósito.'],
    ['caua', 'De barco eu já sei o caminho.'],
    ['igor', 'Melhor final de jogo do ano, fácil.'],
  ],
  'tucuma-boat-trip': [
    ['jangada', 'No trecho de estrada temos van. Só não flutua ainda.'],
    ['livia', 'Voto no barco por estética.'],
    ['kaue', 'Eu enjoo, mas voto no barco.'],
  ],
  'quincas-tournament': [
    ['caua', 'Fui ver pela primeira vez. Nunca mais reclamo de contato no outro.'],
    [
      'bia',
      'Existe planilha? Pergunto por um amigo.',
      ['quincas', 'Vem fazer, que a gente não tem.'],
    ],
    ['livia', 'O terceiro quarto foi cinema.'],
  ],
  'igor-basket-table': [
    ['patricia', 'A planilha é minha e ela pede direito de resposta.'],
    [
      'quincas',
      'Chamem um ala que joga sentado. Jogo interno a gente tem de sobra.',
      ['igor', 'Convite feito, Quincas. E o estúdio é térreo, já conferi.'],
      ['quincas', 'Agora gostei do programa.'],
    ],
  ],
  'kaue-market': [
    [
      'tucuma',
      'A senhora é a Dona Benta? Ela escalou o time de 99.',
      ['kaue', 'É ela. Disse que eu demoro no drible.'],
    ],
    [
      'patricia',
      'Ela tem razão. 2,3 segundos acima da média.',
      ['kaue', 'Até a feira está contra mim.'],
    ],
  ],
  'street-court-lights': [
    ['kaue', 'Eu errava com charme no escuro.'],
    [
      'vitoria',
      'LED de quantos watts? Pergunto por vício.',
      ['livia', 'Do tipo que atrai besouro e armador.'],
    ],
  ],
  'quincas-ramp-loan': [
    ['folego', 'O barulho é o melhor som do mês.'],
    [
      'gael',
      'Som de rampa eu reconheço de longe. Parabéns, irmão.',
      ['quincas', 'Gael, vem narrar o próximo treino de ouvido.'],
      ['gael', 'Já chego narrando.'],
    ],
    ['helena', 'Que alegria. Agora a definitiva!'],
  ],
  'tucuma-home-win': [
    ['livia', 'Gritei tanto que o moço do tacacá me deu de graça.'],
    ['kaue', 'Onze assistências e um picolé de bacuri. Noite completa.'],
    ['patricia', 'Sete jogadores com mais de oito pontos. É o chibé em número.'],
  ],
  'patricia-number-warns': [
    ['kaue', 'Passe antes do arremesso. Açaí antes do passe.'],
    [
      'renan',
      'Dá para medir isso de vídeo sem sensor?',
      ['patricia', 'Dá, com paciência e um transferidor de criança.'],
    ],
  ],
  'quincas-ramp': [
    [
      'nara',
      'Quincas, qual ginásio? Quero ouvir a secretaria.',
      ['quincas', 'O do setor leste. Mando a planta, que eu mesmo medi.'],
    ],
    [
      'vitoria',
      'Instalei o placar lá e passei com a escada na porta certa sem notar. Desculpa. Vou reparar mais.',
      ['quincas', 'Só de reparar já ajuda, Vitória.'],
    ],
    [
      'folego',
      'Temos rampas modulares na unidade sul. Podemos emprestar enquanto não sai a definitiva?',
      ['quincas', 'Podem. Mas a definitiva eu continuo pedindo todo dia.'],
    ],
    ['livia', '#RampaJá. Compartilhado no grupo todo.'],
  ],
  'livia-strong-opinion': [
    [
      'igor',
      'Isso é um programa inteiro. Vem?',
      ['livia', 'Vou, mas o pastel você paga.'],
      ['igor', 'Regra é regra.'],
    ],
    ['kaue', 'Então eu teria menos pontos, os nossos visitantes cantam mal.'],
  ],
  'kaue-morning-passes': [
    ['italo', 'No salão a parede também é minha melhor amiga.'],
    ['patricia', 'A parede tem 100% de aproveitamento. Contratada.'],
  ],
  'tucuma-preseason': [
    ['livia', 'Os pivôs vieram de barco mesmo?', ['tucuma', 'Um deles enjoou. O outro pescou.']],
    ['kaue', 'A caixa cheira a cupuaçu, é verdade.'],
  ],
};
