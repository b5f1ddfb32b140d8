import type { frameMaterials, frameSexes } from '@arquiba/contract/catalog';
import type { FrameForm } from '../draw/frame/build.ts';
import type { FrameColorName } from './frame-colors.ts';

type Material = (typeof frameMaterials)[number];
type Sex = (typeof frameSexes)[number];

export interface Frame {
  title: string;
  line: string;
  description: string;
  sex: Sex;
  material: Material;
  lens: 'clear' | 'sun' | 'mirror';
  form: Pick<FrameForm, 'shape' | 'cut' | 'build' | 'rim' | 'bridgeStyle'>;
  /** Lens width and height, bridge, temple. */
  millimetres: readonly [number, number, number, number];
  /** In reais; the second one is promotional. */
  price: readonly [number, number?];
  /** With the stock of each. */
  colors: readonly (readonly [FrameColorName, number])[];
}

const acetate = (
  shape: FrameForm['shape'],
  cut: number,
  rim: number,
  bridgeStyle: FrameForm['bridgeStyle'] = 'saddle',
): Frame['form'] => ({ shape, cut, build: 'full', rim, bridgeStyle });
const wire = (
  shape: FrameForm['shape'],
  cut: number,
  bridgeStyle: FrameForm['bridgeStyle'] = 'thin',
  rim = 1.4,
): Frame['form'] => ({ shape, cut, build: 'wire', rim, bridgeStyle });
const brow = (shape: FrameForm['shape'], cut: number, rim: number): Frame['form'] => ({
  shape,
  cut,
  build: 'browline',
  rim,
  bridgeStyle: 'thin',
});
const half = (cut: number, rim: number): Frame['form'] => ({
  shape: 'esportivo',
  cut,
  build: 'half',
  rim,
  bridgeStyle: 'saddle',
});
const mask = (rim: number): Frame['form'] => ({
  shape: 'esportivo',
  cut: 0,
  build: 'mask',
  rim,
  bridgeStyle: 'saddle',
});

/** The catalogue, the oldest first. Named after places, plays and hours of the day. */
export const frames: readonly Frame[] = [
  {
    title: 'Copacabana 71',
    line: 'Solar clássico',
    description:
      'O desenho que abriu a loja: frente larga, canto de cima firme e lente em degradê para o calçadão das quatro da tarde. O acetato é cortado da placa e polido por dois dias no tambor.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'sun',
    form: acetate('quadrado', 0, 4.2),
    millimetres: [54, 43, 18, 145],
    price: [389, 329],
    colors: [
      ['Mel', 3],
      ['Preto', 24],
      ['Verde garrafa', 11],
      ['Azul marinho', 8],
    ],
  },
  {
    title: 'Arquibancada',
    line: 'Clássicos',
    description:
      'Redondo na medida, ponte em buraco de fechadura e hastes finas que não apertam debaixo do boné. Fica no rosto do apito inicial aos acréscimos.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'clear',
    form: acetate('redondo', 0, 3.4, 'keyhole'),
    millimetres: [47, 44, 21, 145],
    price: [349],
    colors: [
      ['Tartaruga', 16],
      ['Preto', 22],
      ['Cristal', 9],
    ],
  },
  {
    title: 'Contra-Ataque',
    line: 'Solar esportivo',
    description:
      'Uma lente só, de orelha a orelha, para quem olha o campo inteiro. Nylon que dobra e volta, borracha na ponta da haste e no nariz: suou, ficou.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'mirror',
    form: mask(4.2),
    millimetres: [62, 48, 16, 130],
    price: [459, 389],
    colors: [
      ['Preto fosco', 19],
      ['Branco fosco', 7],
      ['Azul fosco', 12],
    ],
  },
  {
    title: 'Ladeira',
    line: 'Clássicos',
    description:
      'Retangular baixo, de aro médio, para quem lê o jornal no ônibus e o placar de longe. As plaquetas de acetato já vêm na frente: nada de metal encostando no nariz.',
    sex: 'masculino',
    material: 'acetato',
    lens: 'clear',
    form: acetate('retangular', 0, 3.6),
    millimetres: [54, 35, 17, 145],
    price: [289],
    colors: [
      ['Café', 14],
      ['Preto', 30],
      ['Cristal fumê', 6],
    ],
  },
  {
    title: 'Pouso Alto',
    line: 'Metal leve',
    description:
      'Gota com ponte dupla e aro de milímetro e meio. Pesa menos que uma carta de baralho, e a lente verde deixa a cor da grama como ela é.',
    sex: 'unissex',
    material: 'metal',
    lens: 'sun',
    form: wire('aviador', 0, 'double'),
    millimetres: [58, 50, 14, 140],
    price: [419],
    colors: [
      ['Dourado', 15],
      ['Prata', 13],
      ['Preto metal', 10],
    ],
  },
  {
    title: 'Dona da Bola',
    line: 'Gatinho',
    description:
      'Canto puxado de verdade, sem pedir desculpa. Duas cores laminadas numa placa só, então a divisa nunca descola nem desbota.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'sun',
    form: acetate('gatinho', 0, 4.2),
    millimetres: [53, 43, 18, 140],
    price: [429, 359],
    colors: [
      ['Vinho e creme', 9],
      ['Preto', 17],
      ['Tartaruga', 12],
      ['Coral', 4],
    ],
  },
  {
    title: 'Meia-Lua',
    line: 'Clássicos',
    description:
      'Aro forte em cima, fio embaixo: a sobrancelha desenhada sem o peso. Ficou bom em todo mundo que provou na redação, e a gente tentou com trinta.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'clear',
    form: brow('quadrado', 2, 4.4),
    millimetres: [50, 40, 20, 145],
    price: [379],
    colors: [
      ['Tartaruga', 11],
      ['Preto', 18],
      ['Café', 5],
    ],
  },
  {
    title: 'Quilômetro 30',
    line: 'Corrida',
    description:
      'Para quando a prova começa de verdade. Lente aberta embaixo para o vento passar, aro só no alto e vinte e três gramas na balança.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'mirror',
    form: half(0, 3.4),
    millimetres: [60, 42, 17, 130],
    price: [399, 339],
    colors: [
      ['Vermelho fosco', 9],
      ['Azul fosco', 21],
      ['Preto fosco', 26],
      ['Grafite', 2],
    ],
  },
  {
    title: 'Bossa',
    line: 'Metal leve',
    description:
      'Redondo de fio com hastes que terminam numa gota de acetato. Some na mochila e aparece na foto.',
    sex: 'unissex',
    material: 'metal',
    lens: 'sun',
    form: wire('redondo', 0),
    millimetres: [49, 48, 21, 145],
    price: [329],
    colors: [
      ['Dourado', 12],
      ['Prata', 14],
      ['Ouro rosé', 8],
    ],
  },
  {
    title: 'Trave',
    line: 'Clássicos',
    description:
      'Quadrado de canto vivo e frente reta como o travessão. O aro de quatro milímetros segura lente grossa sem aparecer o degrau.',
    sex: 'masculino',
    material: 'acetato',
    lens: 'clear',
    form: acetate('quadrado', 1, 4),
    millimetres: [53, 39, 18, 150],
    price: [319, 259],
    colors: [
      ['Azul marinho', 13],
      ['Preto', 25],
      ['Tartaruga noite', 7],
    ],
  },
  {
    title: 'Ipanema 5h40',
    line: 'Solar clássico',
    description:
      'Feito para o primeiro treino do dia: lente em degradê clara embaixo, que deixa ver o relógio sem tirar os óculos.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'sun',
    form: acetate('redondo', 1, 3.8),
    millimetres: [52, 48, 19, 140],
    price: [369],
    colors: [
      ['Cristal rosé', 10],
      ['Tartaruga clara', 13],
      ['Preto', 20],
    ],
  },
  {
    title: 'Folha Seca',
    line: 'Metal leve',
    description:
      'Retangular de titânio escovado, com as charneiras sem parafuso. Entorta na bolsa e volta com a mão, como a bola que engana o goleiro.',
    sex: 'masculino',
    material: 'titânio',
    lens: 'clear',
    form: wire('retangular', 1, 'thin', 1.5),
    millimetres: [53, 36, 18, 145],
    price: [749],
    colors: [
      ['Grafite metal', 11],
      ['Prata', 9],
      ['Bronze', 3],
    ],
  },
  {
    title: 'Pelourinho',
    line: 'Solar clássico',
    description:
      'Cores de fachada, acetato grosso e lente marrom que aquece a luz. Cada lote sai num tom um pouco diferente, e é para ser assim.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'sun',
    form: acetate('quadrado', 2, 4.6, 'keyhole'),
    millimetres: [51, 45, 20, 145],
    price: [409],
    colors: [
      ['Amarelo', 6],
      ['Turquesa', 8],
      ['Coral', 7],
      ['Azul royal', 9],
      ['Caramelo', 12],
    ],
  },
  {
    title: 'Linha de Três',
    line: 'Solar esportivo',
    description:
      'Quadra de cimento ao meio-dia não perdoa. Curvatura que fecha a luz do lado e lente espelhada que não escurece a laranja da bola.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'mirror',
    form: { ...half(1, 3.8), bridgeStyle: 'saddle' },
    millimetres: [61, 41, 16, 132],
    price: [379],
    colors: [
      ['Branco fosco', 11],
      ['Preto fosco', 17],
      ['Vermelho fosco', 5],
    ],
  },
  {
    title: 'Madrinha da Bateria',
    line: 'Gatinho',
    description:
      'Gatinho grande, de aro generoso, que chega antes na sala. As pontas são lixadas à mão para não marcar a têmpora.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'clear',
    form: acetate('gatinho', 1, 4.4),
    millimetres: [54, 42, 17, 140],
    price: [359, 299],
    colors: [
      ['Vinho', 14],
      ['Tartaruga', 10],
      ['Lilás', 5],
    ],
  },
  {
    title: 'Sereno',
    line: 'Clássicos',
    description:
      'O mais discreto da casa. Cristal transparente, ponte em sela e nenhum logotipo à vista: quem aparece é o rosto.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'clear',
    form: acetate('quadrado', 2, 3.6),
    millimetres: [50, 41, 20, 145],
    price: [299],
    colors: [
      ['Cristal mel', 12],
      ['Cristal', 19],
      ['Cristal fumê', 15],
      ['Cristal azul', 6],
    ],
  },
  {
    title: 'Serra do Mar',
    line: 'Solar clássico',
    description:
      'Aviador de acetato, topo reto e lente funda. Nasceu de um pedido de ciclista que desce a serra e sobe para casa de terno.',
    sex: 'masculino',
    material: 'acetato',
    lens: 'sun',
    form: acetate('aviador', 1, 3.8),
    millimetres: [57, 47, 16, 145],
    price: [439],
    colors: [
      ['Tartaruga', 9],
      ['Preto', 16],
      ['Verde garrafa', 7],
    ],
  },
  {
    title: 'Remada',
    line: 'Solar esportivo',
    description:
      'Água reflete duas vezes: no céu e no remo. Lente que corta o brilho de baixo, hastes que prendem sem cordinha e aro que boia.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'mirror',
    form: mask(3.6),
    millimetres: [61, 44, 17, 128],
    price: [489],
    colors: [
      ['Branco fosco', 8],
      ['Azul fosco', 10],
      ['Musgo', 4],
    ],
  },
  {
    title: 'Boa Viagem',
    line: 'Solar clássico',
    description:
      'Oversized sem exagero: cobre a olheira da madrugada de final e ainda combina com o vestido de domingo.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'sun',
    form: acetate('quadrado', 2, 4.4),
    millimetres: [58, 50, 17, 140],
    price: [449, 379],
    colors: [
      ['Café com leite', 8],
      ['Preto', 18],
      ['Vinho', 6],
      ['Areia', 9],
    ],
  },
  {
    title: 'Apito Final',
    line: 'Metal leve',
    description:
      'Ponte alta, aro fino e canto arredondado: o metal mais reto que a gente consegue fazer sem parecer de escritório.',
    sex: 'masculino',
    material: 'metal',
    lens: 'clear',
    form: wire('quadrado', 2, 'double'),
    millimetres: [54, 42, 17, 145],
    price: [269],
    colors: [
      ['Dourado', 9],
      ['Preto metal', 20],
      ['Prata', 12],
    ],
  },
  {
    title: 'Cais',
    line: 'Clássicos',
    description:
      'Panto pequeno para rosto estreito, com a ponte de quem usa óculos desde a primeira série. Vem com a haste quarenta e cinco, que não escorrega.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'clear',
    form: acetate('redondo', 2, 3.6, 'keyhole'),
    millimetres: [45, 40, 22, 140],
    price: [279],
    colors: [
      ['Tartaruga clara', 15],
      ['Azul marinho', 10],
      ['Preto', 21],
    ],
  },
  {
    title: 'Pedra Grande',
    line: 'Corrida',
    description:
      'Trilha tem sombra, sol e galho. Lente âmbar clara para ver raiz no escuro da mata e aro que aguenta queda de barranco.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'sun',
    form: half(0, 3.8),
    millimetres: [59, 41, 18, 132],
    price: [349],
    colors: [
      ['Musgo', 13],
      ['Amarelo', 6],
      ['Preto fosco', 15],
    ],
  },
  {
    title: 'Segunda Trave',
    line: 'Clássicos',
    description:
      'Retangular largo para rosto largo. A lente de cinquenta e sete milímetros existe porque metade do nosso vestiário pediu.',
    sex: 'masculino',
    material: 'acetato',
    lens: 'clear',
    form: acetate('retangular', 1, 3.8),
    millimetres: [57, 38, 18, 150],
    price: [309],
    colors: [
      ['Azul marinho', 2],
      ['Preto', 23],
      ['Café', 11],
    ],
  },
  {
    title: 'Garoa',
    line: 'Metal leve',
    description:
      'Gota menor, ponte simples e lente azulada para céu branco. O nome é da cidade onde a gente nunca sabe se leva guarda-chuva.',
    sex: 'unissex',
    material: 'metal',
    lens: 'sun',
    form: wire('aviador', 0, 'thin'),
    millimetres: [54, 46, 17, 140],
    price: [359],
    colors: [
      ['Prata', 14],
      ['Grafite metal', 10],
      ['Ouro rosé', 7],
    ],
  },
  {
    title: 'Rainha da Praia',
    line: 'Gatinho',
    description:
      'O gatinho que joga vôlei: acetato leve, hastes retas e lente que aguenta areia. Sal, sol e um pano úmido bastam.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'sun',
    form: acetate('gatinho', 2, 3.8),
    millimetres: [55, 46, 17, 140],
    price: [389],
    colors: [
      ['Pôr do sol', 8],
      ['Branco', 10],
      ['Turquesa', 6],
      ['Tartaruga clara', 11],
    ],
  },
  {
    title: 'Banco de Reservas',
    line: 'Clássicos',
    description:
      'O segundo par, aquele que mora na gaveta do trabalho e salva o dia. Simples, honesto e com a melhor charneira que cabe no preço.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'clear',
    form: acetate('retangular', 0, 3.4),
    millimetres: [52, 34, 18, 145],
    price: [209],
    colors: [
      ['Vermelho fosco', 14],
      ['Preto fosco', 40],
      ['Azul fosco', 22],
    ],
  },
  {
    title: 'Chapada',
    line: 'Solar clássico',
    description:
      'Marrom sobre marrom, como o paredão às cinco e meia. Lente polarizada que apaga o reflexo do rio e deixa ver o peixe.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'sun',
    form: acetate('quadrado', 0, 4.4),
    millimetres: [56, 44, 17, 148],
    price: [499],
    colors: [
      ['Caramelo', 9],
      ['Tartaruga', 12],
      ['Verde e areia', 5],
    ],
  },
  {
    title: 'Bandeirinha',
    line: 'Solar esportivo',
    description:
      'Quem corre de lado precisa ver de lado. A lente dobra até a têmpora e a haste tem três regulagens, para boné, viseira ou cabelo preso.',
    sex: 'feminino',
    material: 'nylon',
    lens: 'mirror',
    form: half(1, 3.2),
    millimetres: [57, 40, 16, 125],
    price: [369, 309],
    colors: [
      ['Branco fosco', 12],
      ['Preto fosco', 14],
      ['Vermelho fosco', 6],
    ],
  },
  {
    title: 'Rua Direita',
    line: 'Clássicos',
    description:
      'Sobrancelha de acetato e base de metal, no desenho dos anos em que o rádio narrava o jogo. Ponte regulável de verdade.',
    sex: 'masculino',
    material: 'metal',
    lens: 'clear',
    form: brow('retangular', 1, 4),
    millimetres: [52, 36, 19, 145],
    price: [399, 349],
    colors: [
      ['Tartaruga', 10],
      ['Preto', 16],
      ['Vinho', 3],
    ],
  },
  {
    title: 'Lagoa 18h',
    line: 'Solar clássico',
    description:
      'Redondo de lente rosada para a volta da lagoa no fim da tarde. Acetato fino, leve o bastante para esquecer na cabeça e procurar pela casa.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'sun',
    form: acetate('redondo', 0, 3.2),
    millimetres: [51, 49, 19, 140],
    price: [339],
    colors: [
      ['Rosa', 9],
      ['Cristal rosé', 12],
      ['Ouro rosé', 5],
    ],
  },
  {
    title: 'Prorrogação',
    line: 'Titânio',
    description:
      'Titânio puro, sem níquel, com plaquetas de silicone que respiram. Para quem coloca os óculos às seis da manhã e só tira depois dos pênaltis.',
    sex: 'unissex',
    material: 'titânio',
    lens: 'clear',
    form: wire('redondo', 1, 'thin', 1.3),
    millimetres: [48, 43, 21, 145],
    price: [799],
    colors: [
      ['Dourado', 6],
      ['Grafite metal', 8],
      ['Preto metal', 10],
    ],
  },
  {
    title: 'Vento Sul',
    line: 'Corrida',
    description:
      'Máscara alta para pedal e corrida de rua, com respiro em cima que não deixa embaçar na subida. Troca a lente em dez segundos.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'mirror',
    form: mask(4.8),
    millimetres: [63, 52, 15, 132],
    price: [529, 449],
    colors: [
      ['Grafite', 11],
      ['Branco fosco', 13],
      ['Preto fosco', 18],
    ],
  },
  {
    title: 'Olinda',
    line: 'Gatinho',
    description:
      'Duas cores de Carnaval numa frente só, com ponte baixa que valoriza nariz grande. Nasceu num desenho de guardanapo na ladeira da Sé.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'clear',
    form: acetate('gatinho', 0, 3.8),
    millimetres: [52, 40, 18, 140],
    price: [339],
    colors: [
      ['Marinho e cristal', 9],
      ['Vinho e creme', 11],
      ['Preto e mel', 7],
    ],
  },
  {
    title: 'Camisa 8',
    line: 'Clássicos',
    description:
      'Quadrado médio, aro médio, ponte média: o volante que ninguém nota e sem o qual o time não anda.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'clear',
    form: acetate('quadrado', 2, 3.8),
    millimetres: [52, 40, 19, 145],
    price: [269, 219],
    colors: [
      ['Verde garrafa', 6],
      ['Preto', 28],
      ['Tartaruga', 17],
      ['Azul royal', 8],
    ],
  },
  {
    title: 'Asa Branca',
    line: 'Solar clássico',
    description:
      'Aviador branco para estrada de terra vermelha. A lente marrom segura o sol do meio-dia e a poeira sai com água corrente.',
    sex: 'masculino',
    material: 'acetato',
    lens: 'sun',
    form: acetate('aviador', 1, 4.2),
    millimetres: [58, 48, 15, 145],
    price: [419],
    colors: [
      ['Branco', 7],
      ['Café', 12],
      ['Preto', 15],
    ],
  },
  {
    title: 'Saque',
    line: 'Solar esportivo',
    description:
      'Para olhar a bola contra o sol e não perder o tempo do salto. Contraste alto no amarelo, leve atrás para não balançar.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'mirror',
    form: half(0, 3),
    millimetres: [58, 40, 17, 128],
    price: [329],
    colors: [
      ['Branco fosco', 9],
      ['Preto fosco', 20],
      ['Azul fosco', 1],
    ],
  },
  {
    title: 'Biblioteca',
    line: 'Clássicos',
    description:
      'Panto alto, acetato grosso e cara de quem leu o regulamento inteiro do campeonato. Aceita lente multifocal sem cortar a área de perto.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'clear',
    form: acetate('redondo', 1, 4.4, 'keyhole'),
    millimetres: [50, 46, 20, 145],
    price: [359],
    colors: [
      ['Tartaruga noite', 8],
      ['Preto', 19],
      ['Verde garrafa', 9],
      ['Mel', 7],
    ],
  },
  {
    title: 'Mirante',
    line: 'Metal leve',
    description:
      'Aviador grande de lente degradê, com a ponte dupla que virou assinatura da casa. Da arquibancada de cima se vê até o banco.',
    sex: 'unissex',
    material: 'metal',
    lens: 'sun',
    form: wire('aviador', 1, 'double', 1.5),
    millimetres: [60, 50, 14, 145],
    price: [449],
    colors: [
      ['Dourado', 11],
      ['Bronze', 8],
      ['Grafite metal', 9],
    ],
  },
  {
    title: 'Meia Hora de Sol',
    line: 'Solar clássico',
    description:
      'Retangular estreito, desses que aparecem em foto antiga de vestiário. Pequeno no rosto, grande na intenção.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'sun',
    form: acetate('retangular', 1, 3.6),
    millimetres: [52, 33, 19, 140],
    price: [299, 249],
    colors: [
      ['Vermelho', 7],
      ['Preto', 14],
      ['Tartaruga clara', 9],
      ['Lilás', 5],
    ],
  },
  {
    title: 'Várzea',
    line: 'Clássicos',
    description:
      'Aguenta barro, churrasco e criança. Nylon injetado com memória e lente presa por dentro: bolada não derruba.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'clear',
    form: acetate('quadrado', 1, 4.4),
    millimetres: [54, 40, 18, 145],
    price: [239],
    colors: [
      ['Musgo', 12],
      ['Preto fosco', 33],
      ['Grafite', 10],
    ],
  },
  {
    title: 'Noite de Decisão',
    line: 'Titânio',
    description:
      'Preto sobre preto em titânio com banho iônico. A caixa vem com a data da sua final gravada, se você disser qual foi.',
    sex: 'masculino',
    material: 'titânio',
    lens: 'clear',
    form: wire('quadrado', 1, 'thin', 1.6),
    millimetres: [54, 41, 18, 150],
    price: [899],
    colors: [
      ['Preto metal', 6],
      ['Grafite metal', 4],
    ],
  },
  {
    title: 'Areia Quente',
    line: 'Gatinho',
    description:
      'Borda larga e lente pequena, ao contrário do que se espera. Foi feito para quem gosta de sombra e de ser reconhecida de longe.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'sun',
    form: acetate('gatinho', 1, 5),
    millimetres: [52, 40, 18, 140],
    price: [469],
    colors: [
      ['Areia', 8],
      ['Coral', 6],
      ['Preto', 12],
    ],
  },
  {
    title: 'Zona Mista',
    line: 'Clássicos',
    description:
      'Retangular de metal com hastes de acetato, pensado com repórteres que usam fone por cima dos óculos o dia inteiro.',
    sex: 'unissex',
    material: 'metal',
    lens: 'clear',
    form: wire('retangular', 0, 'thin', 1.6),
    millimetres: [54, 35, 18, 148],
    price: [309],
    colors: [
      ['Grafite metal', 13],
      ['Preto metal', 17],
      ['Prata', 10],
    ],
  },
  {
    title: 'Litorânea',
    line: 'Solar clássico',
    description:
      'Degradê no acetato e na lente, como a estrada quando a serra acaba. Polarizado de fábrica e leve para o dia inteiro de volante.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'sun',
    form: acetate('quadrado', 0, 4),
    millimetres: [55, 42, 18, 145],
    price: [479, 419],
    colors: [
      ['Pôr do sol', 7],
      ['Verde e areia', 6],
      ['Café com leite', 9],
      ['Preto', 14],
    ],
  },
  {
    title: 'Pivô',
    line: 'Solar esportivo',
    description:
      'Curto, forte e de costas para o sol. Aro inteiro de nylon, lente que sai sem ferramenta e cinta de cabeça na caixa para quem joga de óculos.',
    sex: 'masculino',
    material: 'nylon',
    lens: 'mirror',
    form: { shape: 'esportivo', cut: 0, build: 'full', rim: 3.2, bridgeStyle: 'saddle' },
    millimetres: [58, 40, 17, 130],
    price: [419],
    colors: [
      ['Vermelho fosco', 8],
      ['Preto fosco', 16],
      ['Musgo', 7],
    ],
  },
  {
    title: 'Confete',
    line: 'Gatinho',
    description:
      'Para quem acha que óculos de grau não precisam ser sérios. Cores vivas, aro fino e um canto que sorri antes de você.',
    sex: 'feminino',
    material: 'acetato',
    lens: 'clear',
    form: acetate('gatinho', 2, 3.4),
    millimetres: [51, 41, 18, 138],
    price: [259, 209],
    colors: [
      ['Rosa', 11],
      ['Turquesa', 9],
      ['Laranja', 6],
      ['Lilás', 8],
      ['Vermelho', 10],
    ],
  },
  {
    title: 'Golzinho',
    line: 'Turma',
    description:
      'O primeiro óculos de grau de quem joga bola no recreio. Acetato que volta ao lugar, ponte baixa para nariz pequeno e haste que prende atrás da orelha.',
    sex: 'unissex',
    material: 'acetato',
    lens: 'clear',
    form: acetate('redondo', 0, 3.2),
    millimetres: [42, 37, 16, 122],
    price: [229],
    colors: [
      ['Azul royal', 14],
      ['Laranja', 9],
      ['Cristal', 7],
    ],
  },
  {
    title: 'Castelo de Areia',
    line: 'Turma',
    description:
      'Solar de criança com filtro de adulto. Frente larga para o sol de lado, hastes macias e um estojo que boia na piscina do clube.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'sun',
    form: acetate('quadrado', 0, 3.4),
    millimetres: [45, 38, 16, 124],
    price: [199],
    colors: [
      ['Turquesa', 16],
      ['Amarelo', 11],
      ['Rosa', 13],
    ],
  },
  {
    title: 'Planalto',
    line: 'Metal leve',
    description:
      'Gota reta em cima e redonda embaixo, com lente verde de aeroporto. Desenhado numa mesa de concreto, em frente a um céu enorme.',
    sex: 'masculino',
    material: 'titânio',
    lens: 'sun',
    form: wire('aviador', 1, 'thin', 1.4),
    millimetres: [57, 46, 16, 145],
    price: [689, 599],
    colors: [
      ['Dourado', 7],
      ['Preto metal', 9],
      ['Prata', 8],
    ],
  },
  {
    title: 'Primeiro Tempo',
    line: 'Solar esportivo',
    description:
      'O esportivo de quem está começando: leve, barato de repor e com lente que protege de verdade. Depois dos quarenta e cinco a gente conversa.',
    sex: 'unissex',
    material: 'nylon',
    lens: 'mirror',
    form: { shape: 'esportivo', cut: 1, build: 'full', rim: 2.8, bridgeStyle: 'saddle' },
    millimetres: [57, 38, 17, 128],
    price: [219],
    colors: [
      ['Azul fosco', 27],
      ['Preto fosco', 34],
      ['Branco fosco', 16],
      ['Grafite', 12],
    ],
  },
];

/** The whole width of a frame: lenses, bridge, rims and the corners that carry the hinges. */
export function frontOf({ form, millimetres: [lensWidth, , bridge] }: Frame): number {
  const corner = { full: form.rim + 3.8, wire: 6, browline: 7.4, half: form.rim + 2.6, mask: 3.6 };
  return Math.round(lensWidth * 2 + bridge + corner[form.build] * 2);
}
