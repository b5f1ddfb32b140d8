import {
  type ColorFamily,
  type FrameCategory,
  type FrameSize,
  type FrameSport,
  type frameMaterials,
  type frameSexes,
  type frameShapes,
  type PriceBand,
  type Product,
  sizeOf,
} from '@arquiba/contract/catalog';

export type FrameShape = (typeof frameShapes)[number];

/** The plural of each shape: for chips, and after 'Óculos'. */
export const SHAPES_PLURAL: Record<FrameShape, string> = {
  redondo: 'Redondos',
  quadrado: 'Quadrados',
  retangular: 'Retangulares',
  aviador: 'Aviador',
  gatinho: 'Gatinho',
  esportivo: 'Esportivos',
};

export const SHAPE_NAMES: Record<FrameShape, string> = {
  redondo: 'Redondo',
  quadrado: 'Quadrado',
  retangular: 'Retangular',
  aviador: 'Aviador',
  gatinho: 'Gatinho',
  esportivo: 'Esportivo',
};

export const MATERIAL_NAMES: Record<(typeof frameMaterials)[number], string> = {
  acetato: 'Acetato',
  metal: 'Metal',
  titânio: 'Titânio',
  nylon: 'Nylon',
};

export const SEX_NAMES: Record<(typeof frameSexes)[number], string> = {
  feminino: 'Feminino',
  masculino: 'Masculino',
  unissex: 'Unissex',
};

export const SIZE_NAMES: Record<FrameSize, string> = {
  pequeno: 'Pequeno',
  medio: 'Médio',
  grande: 'Grande',
};

export const FAMILY_NAMES: Record<ColorFamily, string> = {
  preto: 'Preto',
  cinza: 'Cinza',
  branco: 'Branco',
  transparente: 'Transparente',
  marrom: 'Marrom',
  tartaruga: 'Tartaruga',
  dourado: 'Dourado',
  prateado: 'Prateado',
  azul: 'Azul',
  verde: 'Verde',
  vermelho: 'Vermelho',
  laranja: 'Laranja',
  rosa: 'Rosa',
  roxo: 'Roxo',
};

export const CATEGORY_NAMES: Record<FrameCategory, string> = {
  solar: 'Solar',
  grau: 'Grau',
  esportivo: 'Esportivo',
  infantil: 'Infantil',
};

export const SPORT_NAMES: Record<FrameSport, string> = {
  futebol: 'Futebol',
  basquete: 'Basquete',
  volei: 'Vôlei',
  praia: 'Praia',
  corrida: 'Corrida',
  ciclismo: 'Ciclismo',
  natacao: 'Natação',
  trilha: 'Trilha',
};

export const PRICE_NAMES: Record<PriceBand, string> = {
  'ate-250': 'Até R$ 250',
  '250-350': 'R$ 250 a R$ 350',
  '350-500': 'R$ 350 a R$ 500',
  'acima-500': 'Acima de R$ 500',
};

/** Opticians define sizes by the width of the lens. */
export function sizeName({ lensWidth }: Product['measures']): string {
  return SIZE_NAMES[sizeOf(lensWidth)];
}
