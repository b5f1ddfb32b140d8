import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { cepInput, freightQuote, freightServices, MOST_OF_ONE } from './freight.ts';
import { id } from './id.ts';
import { lensInput, lensView } from './lenses.ts';
import { route } from './route.ts';

const cents = z.number();

/** Different items in a cart: colours of frames, each with its lenses. */
export const MOST_LINES = 30;

const cartLine = z.object({
  /** The colour of a frame; the unit of stock. */
  variantId: z.string(),
  productId: z.string(),
  slug: z.string(),
  title: z.string(),
  color: z.string(),
  image: z.nullable(fileView),
  quantity: z.number(),
  /** Null for the frame as it comes. */
  lens: z.nullable(lensView),
  /** Chosen for lenses that need one; null if it is sent after buying. */
  prescription: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The current price, with the lenses. */
  unitPrice: cents,
  /** The price without its promotion; equal to `unitPrice` if there is none. */
  listPrice: cents,
  total: cents,
  /** How many can be bought now; a line above it cannot go to checkout. */
  available: z.number(),
});
export type CartLine = z.output<typeof cartLine>;

/** What changed since the person last looked, or when a visitor's cart joined the account's. */
const cartChange = z.object({
  id: z.string(),
  kind: z.enum(['price', 'stock', 'gone', 'joined']),
  /** A plain sentence: 'Maré Alta (Azul) passou de R$ 399,90 para R$ 349,90.' */
  sentence: z.string(),
});
export type CartChange = z.output<typeof cartChange>;

export const cart = z.object({
  lines: z.array(cartLine),
  /** Units, for the badge of the header. */
  count: z.number(),
  changes: z.array(cartChange),
  subtotal: cents,
  coupon: z.nullable(
    z.object({
      code: z.string(),
      /** '10% de desconto', 'R$ 30,00 de desconto', 'Frete grátis'. */
      description: z.string(),
      discount: cents,
      /** Why it does not apply to this cart; null if it does. */
      problem: z.nullable(z.string()),
    }),
  ),
  discount: cents,
  /** For the CEP of the last quote; null before that. */
  freight: z.nullable(freightQuote),
  /** The chosen way of delivery. */
  service: z.enum(freightServices),
  /** How much more must be bought until freight is free; zero once it is. */
  untilFreeFreight: cents,
  /** Without freight. */
  total: cents,
  /** Without freight, paid by Pix. */
  pixTotal: cents,
  /** The same two with the freight of the chosen service; null before there is a quote. */
  withFreight: z.nullable(z.object({ total: cents, pixTotal: cents })),
});
export type Cart = z.output<typeof cart>;

const variantId = id;
const quantity = (least: number) =>
  z
    .number()
    .check(
      z.int(),
      z.gte(least, `A quantidade vai de ${least} a ${MOST_OF_ONE}`),
      z.lte(MOST_OF_ONE, `A quantidade vai de ${least} a ${MOST_OF_ONE}`),
    );

export const getCart = route({
  method: 'GET',
  path: '/api/cart',
  summary: 'O carrinho da conta, ou o de quem visita',
  access: 'public',
  input: z.object({}),
  output: cart,
});

export const addToCart = route({
  method: 'POST',
  path: '/api/cart/lines',
  summary: 'Põe uma cor no carrinho, com lentes ou sem; soma com o que já está lá',
  access: 'public',
  idempotent: true,
  input: z.object({
    variantId,
    lens: lensInput,
    quantity: z._default(quantity(1), 1),
    /** One of the account's, for lenses that need one. Without it, it is sent after buying. */
    prescriptionId: z.optional(id),
  }),
  output: cart,
  errors: ['not_found', 'not_allowed', 'out_of_stock', 'cart_full'],
});

export const setCartLine = route({
  method: 'PUT',
  path: '/api/cart/lines/:variantId',
  summary: 'Quantas unidades de uma cor com estas lentes; zero tira a linha',
  access: 'public',
  input: z.object({
    variantId,
    lens: lensInput,
    quantity: quantity(0),
    prescriptionId: z.optional(id),
  }),
  output: cart,
  errors: ['not_found', 'not_allowed', 'out_of_stock', 'cart_full'],
});

export const setCartPrescription = route({
  method: 'PUT',
  path: '/api/cart/lines/:variantId/prescription',
  summary: 'Escolhe a receita das lentes de uma linha; sem ela, vai depois da compra',
  access: 'session',
  input: z.object({ variantId, lens: lensInput, prescriptionId: z.nullable(id) }),
  output: cart,
  errors: ['not_found', 'not_allowed'],
});

export const setCartCep = route({
  method: 'PUT',
  path: '/api/cart/cep',
  summary: 'Para onde o frete do carrinho é calculado',
  access: 'public',
  input: z.object({ cep: cepInput }),
  output: cart,
});

export const setCartFreight = route({
  method: 'PUT',
  path: '/api/cart/freight',
  summary: 'Escolhe o frete do carrinho, com que a compra continua',
  access: 'public',
  input: z.object({ service: z.enum(freightServices, 'Escolha o frete') }),
  output: cart,
});

export const setCoupon = route({
  method: 'PUT',
  path: '/api/cart/coupon',
  summary: 'Põe um cupom no carrinho',
  access: 'public',
  limit: 'credentials',
  input: z.object({
    code: z
      .string('Digite o cupom')
      .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,30}$/, 'Este cupom não existe')),
  }),
  output: cart,
  errors: ['coupon_refused'],
});

export const removeCoupon = route({
  method: 'DELETE',
  path: '/api/cart/coupon',
  summary: 'Tira o cupom do carrinho',
  access: 'public',
  input: z.object({}),
  output: cart,
});

export const noteCartChanges = route({
  method: 'PUT',
  path: '/api/cart/changes',
  summary: 'As mudanças do carrinho foram vistas',
  access: 'public',
  input: z.object({}),
  output: cart,
});
