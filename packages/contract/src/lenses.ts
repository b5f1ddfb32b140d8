import * as z from 'zod/mini';
import { id } from './id.ts';
import { route } from './route.ts';

export const lensKinds = ['sem-grau', 'solar', 'descanso', 'visao-simples', 'multifocal'] as const;
export type LensKind = (typeof lensKinds)[number];

export const lensKindNames: Record<LensKind, string> = {
  'sem-grau': 'Sem grau',
  solar: 'Solar',
  descanso: 'Descanso',
  'visao-simples': 'Visão simples',
  multifocal: 'Multifocal',
};

/** The refractive index: the higher, the thinner the lens. */
export const lensIndices = ['1.50', '1.56', '1.61', '1.67', '1.74'] as const;
export type LensIndex = (typeof lensIndices)[number];

export const lensTreatments = [
  'antirrisco',
  'antirreflexo',
  'luz-azul',
  'fotossensivel',
  'polarizado',
  'espelhado',
] as const;
export type LensTreatment = (typeof lensTreatments)[number];

export const lensTreatmentNames: Record<LensTreatment, string> = {
  antirrisco: 'Antirrisco',
  antirreflexo: 'Antirreflexo',
  'luz-azul': 'Filtro de luz azul',
  fotossensivel: 'Fotossensível',
  polarizado: 'Polarizado',
  espelhado: 'Espelhado',
};

export interface LensChoice {
  kind: LensKind;
  index: LensIndex;
  treatments: readonly LensTreatment[];
}

/** Equal choices have equal codes: 'solar,1.50,antirrisco,polarizado'. */
export function lensCode({ kind, index, treatments }: LensChoice): string {
  return [kind, index, ...lensTreatments.filter((each) => treatments.includes(each))].join();
}

/** Null if the text is not the code of a choice. */
export function parseLensCode(code: string): LensChoice | null {
  const [first, second, ...rest] = code.split(',');
  const kind = lensKinds.find((each) => each === first);
  const index = lensIndices.find((each) => each === second);
  if (!kind || !index) return null;
  const choice = { kind, index, treatments: lensTreatments.filter((each) => rest.includes(each)) };
  return lensCode(choice) === code ? choice : null;
}

/** 'Solar 1.50, antirrisco, polarizado' */
export function describeLenses({ kind, index, treatments }: LensChoice): string {
  const names = treatments.map((each) => lensTreatmentNames[each].toLowerCase());
  return [`${lensKindNames[kind]} ${index}`, ...names].join(', ');
}

/** Lenses by a prescription: they are made for one person, and need that prescription. */
export function isMadeToMeasure(lens: Pick<LensView, 'code'> | null): boolean {
  const kind = lens && parseLensCode(lens.code)?.kind;
  return kind === 'visao-simples' || kind === 'multifocal';
}

/** The near part of these lenses is made by the addition of the prescription. */
export function needsAddition(code: string): boolean {
  return parseLensCode(code)?.kind === 'multifocal';
}

/** The code of the chosen lenses; empty for a frame as it comes. */
export const lensInput = z._default(
  z.string().check(
    z.maxLength(120),
    z.refine((code) => code === '' || parseLensCode(code) !== null, 'Escolha as lentes de novo'),
  ),
  '',
);

/** The lenses of an item of the cart or of an order. */
export const lensView = z.object({
  code: z.string(),
  /** For display. */
  description: z.string(),
  /** In cents; part of the item's price. */
  price: z.number(),
  /** What the laboratory needs before the parcel leaves. */
  businessDays: z.number(),
});
export type LensView = z.output<typeof lensView>;

const offer = { price: z.number(), businessDays: z.number() };

/** A kind of lens that a frame takes, and what can be chosen for it. */
export const lensOffer = z.object({
  kind: z.enum(lensKinds),
  /** The cheapest first. */
  indices: z.array(z.object({ index: z.enum(lensIndices), ...offer })),
  treatments: z.array(z.object({ treatment: z.enum(lensTreatments), ...offer })),
});
export type LensOffer = z.output<typeof lensOffer>;

export const listLensOffers = route({
  method: 'GET',
  path: '/api/lenses',
  summary: 'As lentes que uma armação leva, com preços e prazos; nenhuma se ela vem como é',
  access: 'public',
  input: z.object({ variantId: id }),
  output: z.array(lensOffer),
  errors: ['not_found'],
});
