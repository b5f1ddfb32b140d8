import {
  type frameMaterials,
  type frameSexes,
  frameShapes,
  type Product,
} from '@arquiba/contract/catalog';

export type FrameShape = (typeof frameShapes)[number];

export function isFrameShape(value: string | null): value is FrameShape {
  return frameShapes.some((shape) => shape === value);
}

/** Several frames of a shape: on chips, and after 'Óculos'. */
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

/** Opticians tell sizes by the width of the lens. */
export function sizeName({ lensWidth }: Product['measures']): string {
  if (lensWidth <= 50) return 'Pequeno';
  return lensWidth < 55 ? 'Médio' : 'Grande';
}
