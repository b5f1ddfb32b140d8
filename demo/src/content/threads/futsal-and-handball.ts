import type { Threads } from '../thread.ts';

export const futsalAndHandball: Threads = {
  'leticia-ready': [
    ['helena', 'Assim que eu gosto.'],
    ['carcaras', 'Boa noite, Muralha.'],
    ['neide', 'Reza e dorme, minha filha.'],
  ],
  'cake-for-both': [
    ['murcha', 'Vó Neide, adote-nos.'],
    ['tonho', 'Seis a um com bolo é quase empate.'],
    ['sonia', 'Eu estava apitando e sobrou um pedaço para mim. Era do deles.'],
  ],
  'murcha-next-round': [
    ['damiao', 'Já falei que levo o surdo, é só dizer a hora.'],
    ['italo', 'Volto de muleta, mas volto.'],
    ['neide', 'E eu mando dois bolos. Um com o número zero.'],
    ['cadarco', 'Estamos fazendo faixas.'],
  ],
  'leticia-vote-mask': [
    ['carcaras', 'Vermelho!'],
    ['helena', 'Qualquer um, desde que na boca.'],
    ['beto', 'Verde-limão assusta o ataque.'],
  ],
  'beto-goalkeepers-union': [
    ['cleber', 'Voto sim, com as duas luvas.'],
    ['leticia', 'Inclui goleira de handebol?', ['beto', 'Inclui e preside.']],
    ['mangue', 'Aprovado. Aqui o goleiro já recebe em caranguejo.'],
  ],
  'carcaras-standings': [
    ['tapioca', 'Levamos 100 kg por conta da casa.'],
    ['apito', '9h, ao vivo.'],
    ['leticia', 'Tragam também gelo. Pedido pessoal.'],
  ],
  'murcha-quote-draw': [
    ['murcha', 'Você foi o 12º jogador. De muleta e tudo.'],
    ['rodrigo', 'Pulou COMO?', ['italo', 'No pé bom, doutor. Juro.']],
    ['sonia', 'Apitei o fim e fiquei com pena de apitar.'],
  ],
  'sonia-draw': [
    ['murcha', 'Obrigado por olhar para o relógio junto com a gente.'],
    ['nara', 'Sônia, você escreve melhor que eu, e é a segunda pessoa este mês.'],
    ['damiao', 'Fui às lágrimas com um empate. Que fase.'],
  ],
  'futsal-passing': [
    [
      'renan',
      'Vi as quarenta. A quarenta e uma foi diferente porque o fixo esperou.',
      ['italo', 'Ele esperou porque tropeçou, mas não conta.'],
    ],
    ['tonho', 'A menina já me fez repetir seis vezes.'],
  ],
  'bola-murcha-streak': [
    ['neide', 'PARABÉNS, MEUS FILHOS!'],
    ['italo', 'Feriado respeitado aqui em Chapecó.'],
    ['cadarco', 'A loja fechou mais cedo em homenagem.'],
    ['sonia', 'Placar conferido e assinado. Duas vezes, porque pediram.'],
    ['damiao', 'Empate com gosto de copa.'],
  ],
  'neide-handball-cake': [
    ['sonia', 'Três passos, Vó Neide. O bolo, só no intervalo.'],
    ['leticia', 'Com bolo vale quatro passos.'],
    ['carcaras', 'Se vier ao Agreste, entra em quadra e com tapete.'],
  ],
  'goalie-bruises': [
    ['beto', 'Orgulho intacto é o que conta.'],
    [
      'rodrigo',
      'Cotovelo roxo há quantos dias?',
      ['leticia', 'Três, e já estou cuidando. Enfermagem, lembra?'],
    ],
  ],
  'leticia-exam': [
    ['carcaras', 'Doutora Muralha.'],
    [
      'helena',
      '9,2! Vem estagiar comigo quando quiser.',
      ['leticia', 'Dra. Helena, tô falando sério: quando?'],
      ['helena', 'Janeiro. Manda mensagem.'],
    ],
    ['tonho', 'Orgulho do Nordeste inteiro.'],
  ],
  'italo-injury': [
    ['rodrigo', 'Gelo vinte minutos, apoio só sem dor, e esconde o chinelo.'],
    ['bruno', 'Duas semanas também é treino, de outro tipo. Conta comigo.'],
    ['renan', 'O banco vai aprender muito com você ali do lado.'],
    ['neide', 'Chinelo se guarda atrás da porta, já dizia minha mãe.'],
  ],
  'murcha-shirt': [
    ['cadarco', 'O número zero foi pedido da diretoria. Só executamos.'],
    ['neide', 'Bonitos! Perder bem vestido é meio caminho.'],
    [
      'italo',
      'Quero uma. De verdade, compro.',
      [
        'murcha',
        'Fila de espera: você é o quarto. Antes tem o padeiro, o juiz e a mãe do goleiro.',
      ],
    ],
    ['sonia', 'O juiz desmente.'],
  ],
  'carcaras-first-ride': [
    ['jangada', 'Atraso justificado pela diretoria.'],
    ['leticia', 'Dormi a viagem toda. Acordei com a mão no protetor bucal.'],
    ['apito', 'Já escalamos o jogo de domingo na grade.'],
  ],
  'jangada-carcaras': [
    ['carcaras', 'Ar-condicionado! A sanfona agradece, ela desafinava no calor.'],
    ['leticia', 'Vou poder estudar para a prova de farmacologia sem suar na apostila.'],
    ['tapioca', 'E a gente abastece as passageiras.'],
    ['nara', 'Essa história começou num comentário aqui. Adoro este lugar.'],
  ],
  'murcha-round-three': [
    ['sonia', 'Consta na súmula: 1 a 0. O jogo interno não consta.'],
    ['italo', 'Perder um W.O. na mesma noite é talento.'],
    ['damiao', 'Fundem uma torcida, eu levo o surdo.'],
    [
      'cadarco',
      'Patrocinamos. É sério. Camisa nova por nossa conta.',
      ['murcha', 'A diretoria está no chão.'],
    ],
  ],
  'tonho-radio': [
    ['vava', 'Tonho, se um dia eu me aposentar, é nesse radinho que eu quero terminar.'],
    ['juca', 'Guarda o nome desse moço. É patrimônio.'],
    [
      'lan',
      'Traz pra gente escanear a peça e imprimir em 3D, só de garantia!',
      ['tonho', 'Levo, mas a de goiabada fica.'],
    ],
  ],
  'sonia-handball-whistle': [
    ['leticia', 'Eu era dessas de 13. Continuo pedindo desculpa, mas depois da bola.'],
    ['murcha', 'O de dois metros é nosso e é um doce.'],
    ['neide', 'As meninas foram bem criadas.'],
  ],
  'carcaras-van-broke': [
    [
      'jangada',
      'Isso não pode ficar assim. Chamamos vocês agora no privado.',
      ['carcaras', 'Gente. GENTE.'],
    ],
    [
      'tapioca',
      'Mandamos tapioca para o acostamento. Chegou?',
      ['carcaras', 'Chegou quente! O Seu Biu comeu duas.'],
    ],
    ['leticia', 'Melhor treino do mês, sem ironia.'],
  ],
  'murcha-round-two': [
    ['patricia', 'Como analista, recomendo cautela. Como torcedora, camisa GG.'],
    ['italo', 'A projeção é sólida.'],
    ['malu', 'Já vi plano de time de e-sport pior que esse. O meu, no caso.'],
  ],
  'leticia-saves': [
    ['beto', 'Goleiro de verdade guarda as de rosto na memória.'],
    [
      'helena',
      'Protetor bucal, Letícia. Por favor.',
      ['leticia', 'Comprei. Verde-limão, para combinar com o hematoma.'],
    ],
    ['carcaras', 'Nossa muralha. Nosso gelo é todo dela.'],
  ],
  'neide-team-bus': [
    ['tonho', 'Vó Neide é a liga inteira.'],
    ['cadarco', 'Se for 37 azul, ligaram aqui perguntando.', ['neide', 'É 37 azul! Deus é pai.']],
  ],
  'italo-left': [
    ['rodrigo', 'Como fisioterapeuta, aprovo. Como dentista que não sou, tenho dúvidas.'],
    [
      'renan',
      'O gol de direita foi o terceiro em quatro anos. Está na caderneta.',
      ['italo', 'Precisava contar?'],
    ],
  ],
  'murcha-round-one': [
    ['italo', 'Nove a dois com dois a favor é construção.'],
    [
      'neide',
      'Querem bolo? Eu despacho.',
      ['murcha', 'Vó Neide, o bolo seria o reforço da temporada.'],
    ],
    ['cadarco', 'A bola nova chega semana que vem. Cheia.'],
  ],
};
