import type { Threads } from '../thread.ts';

export const health: Threads = {
  'bruno-derby-nerves': [
    ['marina', 'Fui quatro das sete.', ['bruno', 'Cinco, Marina.']],
    ['gilmar', 'Eu nem vou tentar.'],
    ['vava', 'Coração com ingresso: vou roubar para a abertura.'],
  ],
  'sofia-fan-food': [
    ['yasmin', '"Pastel sem culpa" agora é prescrição.'],
    ['umbu', 'Água antes do refresco também serve.'],
    ['marina', 'Levo banana e fé.'],
  ],
  'rodrigo-stretch-poll': [
    ['beto', 'Opção quatro.'],
    ['helena', 'Estou vendo quem vota na quatro.'],
    ['duda', 'Depois, quando dói, e reclamando.'],
  ],
  'gel-is-not-breakfast': [
    ['umbu', 'Café e uma hora de paz. A paz é o suplemento mais caro.'],
    ['pedro', 'E se eu já como pão de queijo?', ['sofia', 'Então é pão de queijo, Pedro.']],
    ['tapioca', 'Cuscuz a gente respeita.'],
  ],
  'pain-is-consultation': [
    [
      'pedro',
      'Troquei de tênis na semana errada. Como soube?',
      ['helena', 'Todo mundo troca, Pedro. Dez dias, hein.'],
    ],
    ['duda', 'Salvei para ler toda segunda.'],
  ],
  'helena-vaccine': [
    ['tucuma', 'Confirmado. Em 2014 perdemos dois titulares assim.'],
    ['carcaras', 'Mutirão na van hoje mesmo. Obrigada!'],
  ],
  'nery-desk': [
    [
      'vitoria',
      'Como você SABE?',
      ['rodrigo', 'A foto que você postou. A corcunda apareceu antes de você.'],
    ],
    ['malu', 'Também vale para quem joga? Pergunto torta.', ['rodrigo', 'Vale em dobro.']],
  ],
  'sofia-school-lunch': [
    ['taina', 'Seis minutos de silêncio é recorde nacional.'],
    [
      'tonho',
      'Com gomo e sem caroço?',
      ['sofia', 'Com caroço, e eles fizeram campeonato de mira.'],
    ],
  ],
  'bruno-penalty': [
    [
      'beto',
      'Então eu devo puxar conversa com ele.',
      ['bruno', 'Beto, eticamente não posso responder.'],
    ],
    ['cleber', 'Já era treino meu: falar com o batedor sobre o tempo.'],
    ['ruanove', 'Imprimindo para domingo.'],
  ],
  'helena-concussion': [
    ['sonia', 'Como árbitra: paro o jogo na hora e ninguém me convence do contrário.'],
    ['leticia', 'Obrigada por escrever isso, doutora. Mandei ao time todo.'],
    ['edson', 'No Maré é regra escrita desde o ano passado.'],
    ['cleber', 'Goleiro teima. Vou ler em voz alta no treino.'],
  ],
  'sofia-beans': [
    ['tapioca', 'Não ficamos com ciúme. Só um pouco.'],
    ['cida', 'Com louro e paciência.'],
    ['duda', 'Superalimento de panela de pressão.'],
  ],
  'bruno-bench': [
    ['edson', 'Vou ler para o grupo amanhã.'],
    ['rafaela', 'Passei dois anos ali. Assino.'],
    ['italo', 'Agora é que eu vou entender de verdade, Bruno.'],
  ],
  'nery-grandma': [
    [
      'jussara',
      'O remador era EU e sou mulher, mas a dor é real.',
      ['rodrigo', 'Preservei a identidade e você se entregou.'],
    ],
    ['neide', 'Essa senhora me representa.'],
    ['lia', 'Contato dela, por favor.'],
  ],
  'helena-pain-map': [
    ['pedro', 'Atrás. Pressa. Culpado.'],
    ['beto', 'E quando dói tudo?', ['helena', 'Aí é quinta-feira, Beto.']],
  ],
};
