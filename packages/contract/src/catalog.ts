import * as z from 'zod/mini';
import { fileInput, fileView } from './files.ts';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
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

const measures = z.object({
  lensWidth: millimetres,
  lensHeight: millimetres,
  bridge: millimetres,
  temple: millimetres,
  front: millimetres,
});

const productColor = z.object({ id: z.string(), color: z.string(), hex: z.string() });

/** A frame in a grid. */
export const productCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  line: z.string(),
  featuredImage: z.nullable(fileView),
  price: cents,
  promotionalPrice: z.nullable(cents),
  colors: z.array(productColor),
});
export type ProductCard = z.output<typeof productCard>;

export const product = z.extend(productCard, {
  description: z.string(),
  sex: z.enum(frameSexes),
  shape: z.enum(frameShapes),
  material: z.enum(frameMaterials),
  measures,
  colors: z.array(z.extend(productColor, { image: z.nullable(fileView), stock: z.number() })),
});
export type Product = z.output<typeof product>;

export const listProducts = route({
  method: 'GET',
  path: '/api/products',
  summary: 'O catálogo, os lançamentos primeiro',
  access: 'public',
  input: z.object({ shape: z.optional(z.enum(frameShapes)), ...pageInput }),
  output: page(productCard),
  errors: ['invalid_cursor'],
});

export const getProduct = route({
  method: 'GET',
  path: '/api/products/:slug',
  summary: 'Um óculos pelo endereço da sua página',
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
  summary: 'Põe um óculos no catálogo',
  access: 'admin',
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
    promotionalPrice: z._default(z.nullable(cents), null),
    colors: z
      .array(
        z.object({
          color: z.string().check(z.minLength(2), z.maxLength(40)),
          hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
          image: fileInput,
          stock: z.number().check(z.int(), z.gte(0), z.lte(100_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(12)),
  }),
  output: product,
  errors: ['already_in_use', 'not_found', 'key_reused', 'in_progress'],
});
