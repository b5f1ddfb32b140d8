import type { Threads } from '../thread.ts';

export const brands: Threads = {
  'jangada-carcaras-quote': [['carcaras', 'Lugar na primeira fila, ao lado da sanfona.']],
  'tapioca-carcaras-today': [
    ['leticia', 'A muralha agradece e pede uma de coco.'],
    ['jangada', 'A van vai cheirar bem.'],
  ],
  'arquiba-weekend-poll': [
    ['caua', 'Dois celulares e uma televisão.'],
    [
      'neide',
      'O futsal dos meus netos, que não está na lista!',
      ['arquiba', 'Erro nosso, Vó Neide. Está no coração da lista.'],
    ],
  ],
  'golden-hour-frames': [
    ['marina', 'Esse mel parece fim de tarde mesmo.'],
    [
      'janaina',
      'Luz dos onze minutos em forma de óculos.',
      ['aro', 'Janaína, vamos usar essa frase, com a sua licença.'],
    ],
  ],
  'aro-today-frame': [
    ['marina', 'O nome me deu taquicardia, mas é linda.'],
    ['vava', 'Esse nome sou eu toda quarta.'],
  ],
  'jangada-ouro-preto': [
    ['ladeira', 'Dona Alzira já está na calçada desde ontem.'],
    ['ruanove', 'Dirijam com cuidado. A gente quer ganhar de todos presentes.'],
    ['neide', 'Almofada! Que capricho.'],
  ],
  'welcome-week': [
    ['marina', 'Cabe mais um e eu já sentei.'],
    ['neide', 'Quem leva o bolo sou eu!'],
  ],
  'shoe-laces': [
    [
      'murcha',
      'Levamos dezessete. Todas murchas, todas com nome.',
      ['cadarco', 'Desconto no estoque inteiro, então.'],
    ],
  ],
  'aro-apito-final': [
    ['sonia', 'Comprei parcelado, como tudo na arbitragem.'],
    ['cida', 'Agora não pode dizer que não viu.'],
    ['ladeira', 'Nem nós podemos.'],
  ],
  'umbu-finish': [
    ['dandara', '35, sem discussão.'],
    ['pedro', 'O meu mais chato é o segundo.'],
    ['duda', '30. É onde eu começo a negociar com postes.'],
  ],
  'aro-serra': [
    [
      'aline',
      'A da neblina eu preciso para ontem.',
      ['aro', 'Aline, na curva da serra ela se paga.'],
    ],
  ],
  'cadarco-whistle': [
    ['sonia', 'Guardem o contato dela. É a minha sucessora.'],
    ['neide', 'Essa menina é minha neta?', ['cadarco', 'É sua neta, Vó Neide.']],
  ],
  'sport-line': [
    ['dandara', 'A Quilômetro 30 é minha culpa e eu assumo.'],
    ['aline', 'Pedra Grande na descida: não saiu do lugar. Eu quase.'],
  ],
  'arquiba-alt-text': [
    ['gael', 'Pedi bis mesmo. Era a da regata, cheia de vento.'],
    ['quincas', 'Rampa para foto. É isso.'],
    ['tales', 'Reescrevi todas as minhas. As de cima precisavam mais que as outras.'],
  ],
  'salesol-sand': [
    ['clarice', 'Fui eu. Deixa a pele ótima.'],
    [
      'taina',
      'Areia de qual praia? Granulometria importa.',
      ['salesol', 'Ponta Verde, professora.'],
    ],
  ],
  'jangada-route': [
    ['mangue', 'A nossa é por água. Têm barco?'],
    [
      'murcha',
      'Cuiabá a qualquer lugar: longe.',
      ['jangada', 'Bola Murcha, estamos olhando com carinho.'],
    ],
  ],
  'aro-repair-story': [
    ['yasmin', 'Sei de quem é. E foi gol mesmo.'],
    ['cadarco', 'Loja que conversa por bilhete é das nossas.'],
  ],
  'folego-second-class': [
    ['duda', 'A mais pura verdade do ramo.'],
    [
      'quincas',
      'E o banheiro é acessível?',
      ['folego', 'Em sete das nove. Estamos correndo atrás das duas. Obrigado por perguntar.'],
    ],
  ],
  'cadarco-net': [
    [
      'nara',
      'Dona Jandira está na minha lista. Posso ir?',
      ['cadarco', 'Pode, mas não no horário da novela.'],
    ],
    ['theo', 'Aprendi a remendar. Fazer inteira é outra liga.'],
  ],
  'aro-workshop': [
    [
      'marina',
      'Tenho a minha desde a adolescência e continua firme.',
      ['aro', 'Quando precisar de aperto de parafuso, é de graça, sempre.'],
    ],
  ],
  'arquiba-month': [
    ['caua', 'A terceira virou a minha personalidade.'],
    ['bia', 'Segui a bocha e agora tenho planilha de bocha.'],
    ['juca', 'Bem explicado, sem enrolação.'],
  ],
};
