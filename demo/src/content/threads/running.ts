import type { Threads } from '../thread.ts';

export const running: Threads = {
  'gael-quote-dandara': [
    ['dandara', 'Eu ligo chorando em qualquer resultado.'],
    ['duda', 'Quero estar nessa ligação.'],
  ],
  'dandara-thirteen': [
    ['bruno', 'Treze é só doze com coragem.'],
    ['gael', 'Número que rima consigo mesmo. Dá sorte.'],
    [
      'duda',
      'O meu é 2.207. Alguém acha um significado, por favor?',
      ['dandara', '22 de julho é dia do teu recorde dos 10. Pronto.'],
      ['duda', 'Chorei e nem comecei.'],
    ],
    ['umbu', 'Feira inteira atrás da 1.313.'],
  ],
  'six-times-a-thousand': [
    ['sofia', 'Parar de fazer conta é a conta certa.'],
    ['gael', 'Perna de madeira também chega, eu garanto.'],
    [
      'bruno',
      'Onze segundos em treze dias dá menos de um por dia. Pronto, fiz a conta por você.',
      ['dandara', 'Bruno, agora vou dormir.'],
    ],
    ['duda', 'Seis de mil?! Eu cansei na leitura.'],
  ],
  'duda-week10': [
    ['neide', 'Desconhecida nada, foi minha prima.', ['duda', 'VÓ NEIDE, o mundo é seu.']],
    ['sofia', 'Fubá no km 20 é estratégia.'],
    ['pedro', 'Faltam 16. E 195 metros. Nunca esqueça os 195.'],
  ],
  'pedro-quote-wagner': [['wagner', 'Sei. E mandei mais um banheiro para lá.']],
  'wagner-course': [
    ['dandara', 'WAGNER.'],
    ['pedro', 'Cara.'],
    ['duda', 'Preciso deitar.'],
    ['wagner', 'Em compensação tem sombra e banheiro na esquina.'],
  ],
  'sofia-carbo': [
    ['umbu', 'A avó em questão também tomava umbu.'],
    ['tapioca', 'E tapioca. Só lembrando.', ['sofia', 'E tapioca. Com ovo.']],
    ['dandara', 'Sim, senhora.'],
  ],
  'pedro-relay': [
    ['vitoria', 'Sou a perna 3 e declaro que a pulseira estava com o Pedro.'],
    ['raia', 'Mergulhem a pulseira em cloro. Ninguém perde cheiro.'],
    ['wagner', 'Na entrega de kit tem pulseira reserva. Não conta pra ninguém.'],
  ],
  'helena-heat': [
    ['dandara', 'Obrigada por cuidar de quem não sabe parar.'],
    [
      'leticia',
      'Posso ser voluntária? Terceiro ano de enfermagem.',
      ['helena', 'Pode e deve. Ponto do km 32, que precisa de sorriso.'],
    ],
    ['bruno', 'Fico na tenda de chegada. Alguém tem que ouvir as histórias.'],
  ],
  'night-run': [
    [
      'vitoria',
      'Topo quinta! Saio da firma às 19h.',
      ['pedro', '19h30 na banca do eixo. Traz lanterna.'],
    ],
    ['helena', 'Duas capivaras: distância segura, por favor.'],
  ],
  'vitoria-chip': [
    ['pedro', 'ELE NUNCA ME CONTOU.'],
    ['dandara', 'Pace mais rápido que eu no tiro. Contratem.'],
    ['wagner', 'O chip sobreviveu?', ['vitoria', 'O chip, sim. O pombo também.']],
  ],
  'sprint-drill': [
    ['dandara', 'Um dia você corre, Wagner. A largada eu monto.'],
    ['gael', 'Eu ouço esse cronômetro dormindo.'],
  ],
  'rodrigo-calf': [
    ['pedro', 'Semana três. Já subo escada sem narrar.'],
    ['jussara', 'Funciona. Ele é chato, mas funciona.', ['rodrigo', 'Chato certificado.']],
  ],
  'dandara-taper': [
    ['murilo', 'Se for de patins me chama.'],
    ['duda', 'Eu sonhei que o percurso passava dentro do meu escritório.'],
    ['bruno', 'Sonho de polimento é clássico. Significa que está tudo certo.'],
    ['sofia', 'E é hora de comer sem medo!'],
  ],
  'pedro-dust': [
    ['helena', 'Abaixo de 20% de umidade, treino leve e cedo. Soro no nariz, sem vergonha.'],
    ['raia', 'Aqui na piscina a umidade é ótima. Fica a dica.'],
    ['salesol', 'E protetor, que poeira não é filtro.'],
  ],
  'dandara-padeiro': [
    ['umbu', 'Esse padeiro merece medalha.'],
    ['sofia', 'Carboidrato com afeto, absorção máxima.'],
    ['nara', 'Nome e endereço da padaria, agora.'],
  ],
  'gael-400-time': [
    ['vitoria', 'Não fui eu! Mas pode ter sido o cabo.'],
    ['dandara', 'Voaram! Parabéns aos dois.'],
    [
      'quincas',
      'Anota o nome do guia na medalha também.',
      ['gael', 'Está lá, gravado: Gael e Rômulo.'],
    ],
    ['caua', 'Parei o que estava fazendo para aplaudir sozinho na cozinha.'],
  ],
  'duda-week8': [
    ['clarice', 'Aos 52 eu aplaudo e anoto: comprar colar.'],
    ['neide', 'Ela está certíssima. Educação em primeiro lugar.'],
    ['pedro', 'Passado com licença dói mais.'],
  ],
  'wagner-toilet': [
    ['duda', 'FINALMENTE alguém disse.'],
    ['dandara', 'Assino embaixo com letra tremida de km 40.'],
    [
      'yasmin',
      'Na várzea é um para cada campeonato.',
      ['wagner', 'Yasmin, então precisamos conversar.'],
    ],
  ],
  'umbu-tent': [
    ['dandara', 'Passei e devolvi, tenho testemunha.'],
    ['wagner', 'Nenhum copo no chão. Vou imprimir e mostrar em certas provas.'],
    ['pedro', 'Isso é mais raro que sub-35.'],
  ],
  'duda-sponsor-no': [
    ['sofia', 'Obrigada, de joelhos.'],
    ['helena', 'Influência boa se mede pelo que se recusa.'],
    ['neide', 'Roupa, aqui em BH, dois dias.'],
  ],
  'helena-sleep': [
    ['duda', 'Ai.'],
    [
      'leticia',
      'Aluna de enfermagem em plantão lendo isso às 4h. Obrigada, eu acho.',
      ['helena', 'Letícia, cochilo de 20 minutos antes do plantão. É o que dá, e ajuda.'],
    ],
    ['theo', 'Desligando a tela agora. Depois deste comentário.'],
  ],
  'night-run-crew': [
    [
      'vitoria',
      'Queria correr com o Pace. Sério, tem vaga?',
      ['pedro', 'Tem, Vitória. Ele sai na frente, mas espera na esquina.'],
    ],
    ['aline', 'Cachorro que espera na esquina é melhor que ciclista.'],
  ],
  'dandara-long-36': [
    ['umbu', 'O CEP é 44 mil e uns quebrados. Descansa, campeã.'],
    ['gael', 'No 400 eu só dá tempo de chorar OU rir.'],
    ['sofia', 'Janta caprichada hoje. Arroz, feijão, ovo, e pode repetir.'],
    ['jussara', 'Sei exatamente qual é a cara do km 31. No barco é a marca dos 1.500.'],
  ],
  'duda-fall-week': [
    ['sofia', 'Metade bem dormida rende mais que inteira sem café.'],
    ['pedro', 'Vou usar "metade é um número inteiro" no trabalho.'],
    ['bruno', 'Isso é flexibilidade. Guarda para o km 35.'],
  ],
  'medal-21': [
    ['duda', 'Se tem medalha, eu também vou de treino.'],
    ['sofia', 'E comeu o quê depois?', ['dandara', 'Tudo.']],
  ],
  'sofia-salt': [
    ['pedro', 'Me senti pessoalmente atingido.'],
    ['duda', 'Ritmo de vaidade: diagnóstico aceito.'],
    ['umbu', 'A gente vende bebida e concorda com ela.'],
    ['helena', 'Perfeito, Sofia.'],
  ],
  'gael-guide': [
    ['dandara', 'Treinei uma vez de olhos vendados com você e nunca mais reclamei de neblina.'],
    ['quincas', 'Trinta centímetros de amizade. Vou tatuar.'],
    [
      'nara',
      'Gael, preciso te ouvir com calma. Semana que vem?',
      ['gael', 'Quarta, depois do treino. Traz o gravador, que eu sou bom de ouvido e de fala.'],
    ],
    ['bruno', 'Confiança também se treina, e vocês são a prova.'],
    ['lia', 'Depois da Nara sou eu, por favor, na fila.'],
  ],
  'pedro-first-sub45': [
    ['dandara', 'Um ano de terça-feira é exatamente a receita. Parabéns!'],
    ['duda', 'NOVE SEGUNDOS DE MARGEM. Que luxo.'],
    [
      'raia',
      'Orgulho de Brasília. O senhor da bicicleta é nosso aluno!',
      ['pedro', 'Não acredito. Diz que ele saiu ótimo.'],
    ],
    ['caua', 'Emoldura com o senhor.'],
  ],
  'wagner-portico': [
    ['dandara', 'Wagner, a gente imagina um pouquinho e agradece um montão.'],
    ['jussara', 'Vento de 40 eu imagino MUITO bem.'],
    ['wagner', 'O pórtico ficou. Meu boné, não.'],
  ],
  'duda-shoe-test': [
    [
      'pedro',
      'Qual é o feio e maravilhoso? Tenho baixa exigência estética.',
      ['duda', 'Mando no privado porque não quero virar propaganda.'],
    ],
    ['helena', 'Bolha no quinto dedo: confere a largura antes do amortecimento.'],
    ['cadarco', 'Respeito quem testa antes de falar.'],
  ],
  'dandara-base-block': [
    [
      'pedro',
      '118 km é o que eu corro no bimestre.',
      ['dandara', 'E está ótimo. O padeiro também não corre.'],
    ],
    ['sofia', 'O padeiro já sabe deixar o seu pãozinho separado?', ['dandara', 'Dois, com sal.']],
    ['duda', 'Eu às 3h50 nem sou eu.'],
  ],
};
