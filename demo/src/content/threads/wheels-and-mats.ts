import type { Threads } from '../thread.ts';

export const wheelsAndMats: Threads = {
  'wesley-national': [
    ['sofia', 'Tem. Já mapeei a feira da cidade.'],
    ['helena', 'Parabéns, Wesley! Exames em dia, me manda.'],
    ['iara', 'Vai e cai bonito, primo.'],
    ['caua', 'Sofá reforçado para o nacional.'],
    ['folego', 'A toalha azul é nossa. Leva a sorte junto.'],
  ],
  'desafio-kit-poll': [
    ['aline', 'O queijo. Sempre o queijo.'],
    ['sofia', 'Pão com ovo, campeão invisível.'],
    ['jangada', 'Na van cabe queijo. Fica a informação.'],
  ],
  'caio-ace-today': [
    ['arrimo', 'Podemos abrir uma conta para esse patrimônio.'],
    ['igor', 'Imposto de renda, como fica?'],
  ],
  'murilo-championship': [
    ['caua', 'TEM PLACAR. Estou chegando em espírito.'],
    ['sonia', 'Juíza de estilo é a função que eu sempre quis.'],
    ['taina', 'Levo a turma do nono ano em excursão. É aula de campo.'],
    ['aline', 'Dona Lourdes presidenta.'],
  ],
  'serra-climb': [
    ['roda', 'Com pneu emprestado! Respeito.'],
    ['jussara', 'Subida acumulada no mar é zero. Fico com o mar.'],
    ['pedro', 'Quanto tempo deu?', ['aline', 'Três horas e quarenta, com parada para geleia.']],
  ],
  'aline-wind': [
    [
      'taina',
      'Brisa de vale pela manhã, de montanha à tarde. Você que saiu na hora errada, amiga.',
    ],
    ['aline', 'Sempre a culpa é minha e do relevo.'],
  ],
  'capoeira-thursday': [
    ['damiao', 'Três gerações e um atabaque bem afinado.'],
    ['wesley', 'Apanhar de 78 anos é formação continuada.'],
  ],
  'clay-season': [
    ['salesol', 'Saibro sai com sabão de coco. Sol, só com protetor.'],
    ['igor', 'Meia vermelha combina com a vinheta.'],
  ],
  'murilo-first-line': [
    ['taina', 'Geografia humana, Murilo. Nota dez.'],
    [
      'nara',
      'A senhora do 302 aceita entrevista?',
      ['murilo', 'Ela pediu para ser chamada de "Dona Lourdes, fã".'],
    ],
    ['wesley', 'Quem aprende a cair aprende a voltar. Bonito!'],
  ],
  'wesley-train-trip': [
    ['iara', 'Que parada bonita.'],
    [
      'bruno',
      'Imagino os dois rolando no posto de gasolina.',
      ['wesley', 'Com aplauso do frentista.'],
    ],
  ],
  'caio-lost-second': [
    ['igor', 'Pauta: pedir desculpa por ace é elegância ou tortura?'],
    ['bruno', 'Onze aces educados. Que experiência.'],
    ['salesol', 'E o nariz, descascou?', ['caio', 'Não descascou. Propaganda espontânea.']],
  ],
  'folego-first-fight': [
    ['cida', 'Mãe fecha um olho só. É técnica.'],
    [
      'bruno',
      'Posso conversar com a mãe, de graça.',
      ['folego', 'Aceitamos. Ela é mais forte que a Josi.'],
    ],
  ],
  'caio-qualifier': [
    [
      'juca',
      'Placar? Pergunto como colecionador.',
      ['caio', '7-6, 3-6, 7-5. O de papelão, manuscrito. Guardei pra você.'],
      ['juca', 'Menino, você ganhou um fã.'],
    ],
    ['caua', 'Acompanhei os três! Com placar de papelão fica melhor ainda.'],
  ],
  'aline-bearing': [
    [
      'roda',
      'Queremos essa oficina em Vila Velha!',
      ['aline', 'Pago a gasolina em café colonial.'],
    ],
    ['camila', 'Tenho uma parada há três anos. Levo?'],
  ],
  'tanaka-kids': [
    ['bruno', 'Essa menina entendeu tudo.'],
    ['neide', 'Ai, que dó de não ter netinha no judô.'],
    ['iara', 'Na capoeira a gente chama isso de negativa avançada.'],
  ],
  'iara-class-rain': [
    ['beto', 'O meu padre é mais difícil.'],
    ['tonho', 'Que padre bom.'],
    ['janaina', 'Marquise, chuva e branco. Me chama na próxima, pelo amor.'],
  ],
  'desafio-open': [
    [
      'roda',
      'Vamos em doze. Sobrenome Zanotto larga por último, certo?',
      ['aline', 'Azar meu, fiz a regra.'],
    ],
    ['sofia', 'Café colonial conta como recuperação, sim.'],
    [
      'jangada',
      'Levamos as bicicletas de quem vier do Espírito Santo?',
      ['roda', 'JANGADA. Chama.'],
    ],
  ],
  'tanaka-state': [
    ['iara', 'Parabéns, moço! Quem cai bem levanta campeão.'],
    ['sofia', 'A avó e eu dividimos a medalha.'],
    ['folego', 'Nossa academia inteira levantou.'],
    ['bruno', 'Chorar no banheiro também é vitória. Contar, mais ainda.'],
    ['caua', 'Vi as quatro! Na terceira eu é que caí do sofá.'],
  ],
  'bowl-petition': [
    ['nara', 'Por escrito é o mais importante. Guarda cópia.'],
    ['murilo', 'Três cópias e uma na geladeira.'],
    ['caua', 'Tem campeonato previsto? Com placar?'],
  ],
  'caio-string': [
    ['bruno', 'Pode ser dos dois. Agenda?'],
    ['regina', 'Rindo alto na redação.'],
  ],
  'folego-boxing-class': [
    [
      'sonia',
      'A juíza. Sempre a juíza.',
      ['folego', 'Foi o padeiro, Sônia. Mas a juíza não perdoa no clinch.'],
    ],
    ['leticia', 'Enfermeira em treinamento pede turma em Caruaru.'],
    ['duda', 'Passei lá. Apanhei do saco.'],
  ],
  'murilo-rain-bearings': [
    ['taina', 'E a mãe, deixou?', ['murilo', 'A mãe também andava. Pediu para limpar os dela.']],
    [
      'aline',
      'Querosene não, Murilo! Álcool isopropílico e secador.',
      ['murilo', 'Anotado, engenheira.'],
    ],
  ],
  'tanaka-weight': [
    [
      'sofia',
      'Inhame pode. O que não pode é sal escondido. Conversamos?',
      ['wesley', 'Por favor. E explica para a minha avó.'],
      ['sofia', 'Com avó eu não discuto, eu negocio.'],
    ],
    ['helena', 'Sem desidratar na véspera, Wesley. Combinado?'],
  ],
  'roda-wednesday': [
    ['aline', 'Amor à primeira câmara de ar.'],
    ['jussara', 'Buzinem quando passarem pelo canal. Eu respondo com o remo.'],
    ['wagner', 'Quem faz o apoio de vocês? Posso ajudar com cone.'],
  ],
  'caio-airport': [
    [
      'igor',
      'Vem contar no programa. O dono da raquete também.',
      ['caio', 'O dono está ao meu lado exigindo cachê.'],
    ],
    ['lia', 'Raquete emprestada que ganha já é metáfora.'],
  ],
  'aline-chain': [
    ['roda', 'O atalho do Salgado? Perdemos dois ciclistas e um lanche lá.'],
    [
      'pedro',
      'Aline, quanto tempo dura uma corrente de quem só pedala domingo?',
      ['aline', 'Uns 3 mil km, se limpar. Se não limpar, até a primeira subida com visita.'],
    ],
  ],
};
