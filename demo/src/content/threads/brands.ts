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
  'salesol-quote-open': [
    ['clarice', 'Indicador aprovado!'],
    ['bruno', 'Sorriso de nove anos devia ir no relatório anual.'],
  ],
  'cadarco-laces-colors': [
    ['murcha', 'A diretoria pede comissão em rede.'],
    ['italo', 'Comprei dois, um para a muleta.'],
  ],
  'arquiba-respect': [
    ['sonia', 'Assino com o apito da minha mãe.'],
    ['regina', 'Provocação boa cabe em qualquer mesa. Essa é a régua.'],
  ],
  'umbu-finish': [
    ['dandara', '35, sem discussão.'],
    ['pedro', 'O meu mais chato é o segundo.'],
    ['duda', '30. É onde eu começo a negociar com postes.'],
  ],
  'aro-remada': [
    ['jussara', 'Não vi o reflexo. Não vi ninguém, na verdade, estavam todas atrás.'],
    ['rodrigo', 'Modéstia também está em falta no estoque.'],
  ],
  'arquiba-hashtags': [
    ['damiao', 'A garagem agradece e o surdo se emociona.'],
    ['dique', 'Onze estados, uma caixa de cada cheiro.'],
  ],
  'arrimo-report': [
    ['fernanda', 'Queria isso na primeira divisão.'],
    ['cida', 'A sobra vai para a água. Sempre falta água.'],
  ],
  'aro-serra': [
    [
      'aline',
      'A da neblina eu preciso para ontem.',
      ['aro', 'Aline, na curva da serra ela se paga.'],
    ],
  ],
  'tapioca-recipe': [
    ['sofia', 'Aprovada, com louvor e com café.'],
    ['duda', 'Fiz. Comi duas. Não me arrependo.'],
  ],
  'cadarco-whistle': [
    ['sonia', 'Guardem o contato dela. É a minha sucessora.'],
    ['neide', 'Essa menina é minha neta?', ['cadarco', 'É sua neta, Vó Neide.']],
  ],
  'sport-line': [
    ['dandara', 'A Quilômetro 30 é minha culpa e eu assumo.'],
    ['aline', 'Pedra Grande na descida: não saiu do lugar. Eu quase.'],
  ],
  'aro-light-tip': [
    ['helena', 'Perfeito. Vejo muito estrago de lente de feira.'],
    ['tales', 'Vivo olhando para o sol atrás do drone. Obrigado.'],
  ],
  'arquiba-alt-text': [
    ['gael', 'Pedi bis mesmo. Era a da regata, cheia de vento.'],
    ['quincas', 'Rampa para foto. É isso.'],
    ['tales', 'Reescrevi todas as minhas. As de cima precisavam mais que as outras.'],
  ],
  'folego-poll-hour': [
    ['leticia', '22h30! Enfermagem agradece.'],
    ['pedro', '5h eu voto e não vou.'],
  ],
  'salesol-sand': [
    ['clarice', 'Fui eu. Deixa a pele ótima.'],
    [
      'taina',
      'Areia de qual praia? Granulometria importa.',
      ['salesol', 'Ponta Verde, professora.'],
    ],
  ],
  'umbu-season': [['pedro', 'Garrafinha própria a postos.']],
  'aro-linha-de-tres': [
    ['livia', 'Testei num jogo de prorrogação. Não embaçou. Eu sim.'],
    ['patricia', 'Firmes até em cadeira que quebra.'],
  ],
  'jangada-route': [
    ['mangue', 'A nossa é por água. Têm barco?'],
    [
      'murcha',
      'Cuiabá a qualquer lugar: longe.',
      ['jangada', 'Bola Murcha, estamos olhando com carinho.'],
    ],
  ],
  'umbu-harvest': [
    ['lia', 'Que frase para abrir um episódio sobre pausa.'],
    ['dandara', 'Esperar cair: a fruta entende de descanso mais que eu.'],
  ],
  'apito-hundred-games': [
    ['vava', 'E enquadra o gol como ninguém.'],
    ['beto', 'Goleiro sabe para onde a bola vai.'],
  ],
  'tapioca-morning': [
    ['leticia', 'De pé e de plantão. Obrigada por existirem.'],
    ['carcaras', 'Segunda casa.'],
  ],
  'aro-repair-story': [
    ['yasmin', 'Sei de quem é. E foi gol mesmo.'],
    ['cadarco', 'Loja que conversa por bilhete é das nossas.'],
  ],
  'arrimo-referee-share': [
    ['sonia', 'Primeira vez que recebi sem moeda de cinco centavos. Histórico.'],
    ['beto', 'A pelada de quinta paga em peixe. Tem opção?'],
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
