import * as z from 'zod/mini';
import { fileInput, fileView } from './files.ts';
import { id } from './id.ts';
import { pageInput } from './pagination.ts';
import { route } from './route.ts';

/** Amounts are integer cents of the real. */
const cents = z.number().check(z.int(), z.gte(1), z.lte(100_000_00));
const millimetres = z.number().check(z.int(), z.gte(5), z.lte(200));

export const frameShapes = [
  'redondo',
  'quadrado',
  'retangular',
  'aviador',
  'gatinho',
  'esportivo',
] as const;
export const frameMaterials = ['acetato', 'metal', 'titânio', 'nylon'] as const;
export const frameSexes = ['feminino', 'masculino', 'unissex'] as const;

/** What a frame is for. Each is a page of the shop; a frame may have several. */
export const frameCategories = ['solar', 'grau', 'esportivo', 'infantil'] as const;
export type FrameCategory = (typeof frameCategories)[number];

export const frameSports = [
  'futebol',
  'basquete',
  'volei',
  'praia',
  'corrida',
  'ciclismo',
  'natacao',
  'trilha',
] as const;
export type FrameSport = (typeof frameSports)[number];

/** What people look for when they look for a colour; 'Verde garrafa' is one of the greens. */
export const colorFamilies = [
  'preto',
  'cinza',
  'branco',
  'transparente',
  'marrom',
  'tartaruga',
  'dourado',
  'prateado',
  'azul',
  'verde',
  'vermelho',
  'laranja',
  'rosa',
  'roxo',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** By the width of the lens in millimetres, as opticians measure sizes. */
export const frameSizes = ['pequeno', 'medio', 'grande'] as const;
export type FrameSize = (typeof frameSizes)[number];

export function sizeOf(lensWidth: number): FrameSize {
  if (lensWidth <= 50) return 'pequeno';
  return lensWidth < 55 ? 'medio' : 'grande';
}

/** By the current price. */
export const priceBands = ['ate-250', '250-350', '350-500', 'acima-500'] as const;
export type PriceBand = (typeof priceBands)[number];

export function priceBandOf(cents: number): PriceBand {
  if (cents <= 250_00) return 'ate-250';
  if (cents <= 350_00) return '250-350';
  return cents <= 500_00 ? '350-500' : 'acima-500';
}

export const catalogueSorts = ['newest', 'price', '-price', 'best-selling', 'relevance'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

const measures = z.object({
  lensWidth: millimetres,
  lensHeight: millimetres,
  bridge: millimetres,
  temple: millimetres,
  front: millimetres,
});

/**
 * Further pictures of a colour; the front is its `image`. `prova` is the front cut out for the try-on: without
 * background, exactly as wide as the frame, and the middle of the lenses is the middle of its height.
 */
export const productViewKinds = ['tres-quartos', 'lado', 'rosto', 'prova'] as const;
export type ProductViewKind = (typeof productViewKinds)[number];

const productView = z.object({ kind: z.enum(productViewKinds), image: fileView });
export type ProductView = z.output<typeof productView>;

const productColor = z.object({ id: z.string(), color: z.string(), hex: z.string() });

/** Of the reviews that are shown; null before the first. */
const rating = z.nullable(z.object({ average: z.number(), count: z.number() }));
export type Rating = NonNullable<z.output<typeof rating>>;

/** A frame in a grid. */
export const productCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  line: z.string(),
  featuredImage: z.nullable(fileView),
  /** The colour in the picture: the first, or the first that matches the filter. */
  featuredColor: z.nullable(z.string()),
  /** In a promotion the price that was asked before it. */
  price: cents,
  /** The price of a promotion; null without one, or if no higher price was asked before it. */
  promotionalPrice: z.nullable(cents),
  colors: z.array(productColor),
  /** Whether any of its colours can be bought now. */
  inStock: z.boolean(),
  rating,
});
export type ProductCard = z.output<typeof productCard>;

export const product = z.extend(productCard, {
  description: z.string(),
  sex: z.enum(frameSexes),
  shape: z.enum(frameShapes),
  material: z.enum(frameMaterials),
  categories: z.array(z.enum(frameCategories)),
  sports: z.array(z.enum(frameSports)),
  measures,
  colors: z.array(
    z.extend(productColor, {
      image: z.nullable(fileView),
      views: z.array(productView),
      stock: z.number(),
    }),
  ),
});
export type Product = z.output<typeof product>;

/** One of them or several: `?shape=redondo&shape=aviador`. */
function anyOf<const V extends readonly [string, ...string[]]>(values: V) {
  const one = z.enum(values);
  const list = z.pipe(
    z.union([one, z.array(one).check(z.maxLength(values.length))]),
    z.transform((chosen) => (Array.isArray(chosen) ? chosen : [chosen]) as V[number][]),
  );
  return z.optional(list);
}

const counts = <const V extends readonly string[]>(values: V) =>
  z.record(z.enum(values as unknown as readonly [string, ...string[]]), z.number());

/** How many results each value would give; the other filters count, those of the same facet do not. */
export const productFacets = z.object({
  shape: counts(frameShapes),
  color: counts(colorFamilies),
  material: counts(frameMaterials),
  sex: counts(frameSexes),
  size: counts(frameSizes),
  price: counts(priceBands),
  category: counts(frameCategories),
  sport: counts(frameSports),
  inStock: z.number(),
  promotion: z.number(),
});
export type ProductFacets = z.output<typeof productFacets>;

export const SEARCH_MAX_CHARACTERS = 80;
const only = z.optional(z.enum(['true', 'false']));

export const listProducts = route({
  method: 'GET',
  path: '/api/products',
  summary: 'O catálogo: busca, filtros com contagem, ordem; sem ordem, os lançamentos primeiro',
  access: 'public',
  input: z.object({
    /** Accents, case and a wrong letter do not matter. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_CHARACTERS))),
    shape: anyOf(frameShapes),
    color: anyOf(colorFamilies),
    material: anyOf(frameMaterials),
    sex: anyOf(frameSexes),
    size: anyOf(frameSizes),
    price: anyOf(priceBands),
    category: anyOf(frameCategories),
    sport: anyOf(frameSports),
    inStock: only,
    promotion: only,
    sort: z.optional(z.enum(catalogueSorts)),
    ...pageInput,
  }),
  output: z.object({
    items: z.array(productCard),
    nextCursor: z.nullable(z.string()),
    /** Of all pages. */
    total: z.number(),
    facets: productFacets,
    /** Words that find something; only if the typed ones find nothing. */
    suggestions: z.array(z.string()),
  }),
  errors: ['invalid_cursor'],
});

export const getShopFront = route({
  method: 'GET',
  path: '/api/shop-front',
  summary: 'O início da loja: lançamentos, mais vendidos, promoções, categorias e esportes',
  access: 'public',
  input: z.object({}),
  output: z.object({
    newest: z.array(productCard),
    /** Only frames of paid orders. */
    bestSelling: z.array(productCard),
    promotions: z.array(productCard),
    /** How many frames each has. */
    categories: counts(frameCategories),
    sports: counts(frameSports),
    promotion: z.number(),
  }),
  errors: [],
});

export const getProduct = route({
  method: 'GET',
  path: '/api/products/:slug',
  summary: 'Uma armação pelo endereço da sua página',
  access: 'public',
  input: z.object({ slug: z.string().check(z.maxLength(120)) }),
  output: product,
  errors: ['not_found'],
});

export const getProductById = route({
  method: 'GET',
  path: '/api/products/unic-id/:id',
  summary: 'Uma lista cujo primeiro elemento é o produto',
  access: 'public',
  input: z.object({ id }),
  output: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      featuredImage: z.nullable(z.string()),
      sex: z.enum(frameSexes),
      colors: z.array(z.object({ id: z.string(), color: z.string() })),
      price: cents,
      promotionalPrice: z.nullable(cents),
    }),
  ),
  errors: ['not_found'],
});

export const createProduct = route({
  method: 'POST',
  path: '/api/products',
  summary: 'Põe uma armação no catálogo',
  access: 'staff:products',
  idempotent: true,
  input: z.object({
    title: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
    line: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
    description: z.string().check(z.maxLength(2000)),
    sex: z.enum(frameSexes),
    shape: z.enum(frameShapes),
    material: z.enum(frameMaterials),
    measures,
    /** With case and box. */
    weightGrams: z._default(z.number().check(z.int(), z.gte(1), z.lte(5000)), 400),
    price: cents,
    /** What is asked from the start. Without an earlier price it is not shown as a promotion. */
    promotionalPrice: z._default(z.nullable(cents), null),
    categories: z._default(z.array(z.enum(frameCategories)).check(z.maxLength(4)), []),
    sports: z._default(z.array(z.enum(frameSports)).check(z.maxLength(8)), []),
    colors: z
      .array(
        z.object({
          color: z.string().check(z.minLength(2), z.maxLength(40)),
          hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
          /** The default comes from its name or its hue. */
          family: z.optional(z.enum(colorFamilies)),
          image: fileInput,
          /** One of each kind. */
          views: z._default(
            z
              .array(z.object({ kind: z.enum(productViewKinds), image: fileInput }))
              .check(z.maxLength(productViewKinds.length)),
            [],
          ),
          stock: z.number().check(z.int(), z.gte(0), z.lte(100_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(12)),
  }),
  output: product,
  errors: ['already_in_use', 'not_found', 'key_reused', 'in_progress'],
});
