import * as z from 'zod/mini';
import { cart } from './cart.ts';
import { fileView } from './files.ts';
import { freightQuote, freightServices } from './freight.ts';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

const cents = z.number();

export const orderStates = [
  'aguardando_pagamento',
  'pago',
  'em_separacao',
  'enviado',
  'entregue',
  'concluido',
  'expirado',
  'cancelado',
  'devolucao_solicitada',
  'devolvido',
] as const;
export type OrderState = (typeof orderStates)[number];

export const paymentStates = [
  'criado',
  'pendente',
  'autorizado',
  'capturado',
  'recusado',
  'expirado',
  'estornado_parcial',
  'estornado',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentMethods = ['pix', 'cartao', 'boleto'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const shipmentStates = [
  'preparando',
  'postado',
  'em_transito',
  'entregue',
  'devolvido',
] as const;

/** What each way of paying costs; every row comes from the server. */
const paymentOption = z.object({
  method: z.enum(paymentMethods),
  /** With freight and discounts; what is charged. */
  total: cents,
  /** For paying this way, already taken off the total. */
  methodDiscount: cents,
  /** One row for each number of parts, 1 to 10 for cards; the first part carries the odd cents. */
  instalments: z.array(z.object({ count: z.number(), first: cents, each: cents, total: cents })),
});
export type PaymentOption = z.output<typeof paymentOption>;

const addressSnapshot = z.object({
  title: z.string(),
  road: z.string(),
  number: z.nullable(z.number()),
  complement: z.string(),
  district: z.string(),
  city: z.string(),
  uf: z.string(),
  /** As people read it. */
  cep: z.string(),
  reference: z.string(),
});

export const getCheckout = route({
  method: 'GET',
  path: '/api/checkout',
  summary: 'O que falta para comprar: carrinho, fretes do endereço, formas de pagar com cada total',
  access: 'session',
  input: z.object({
    addressId: z.optional(id),
    service: z.optional(z.enum(freightServices)),
  }),
  output: z.object({
    cart,
    /** Who buys, as the invoice has it; the document is masked. */
    buyer: z.object({
      name: z.string(),
      document: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    /** For the address of the input; null without one. */
    freight: z.nullable(freightQuote),
    /** With the freight of the input; empty until an address and a service are chosen. */
    payments: z.array(paymentOption),
    /** How a browser turns a card into a token; card data never comes to us. */
    cardForm: z.object({ provider: z.string(), publicKey: z.string(), tokenUrl: z.string() }),
  }),
  errors: ['not_found'],
});

const cardInput = {
  /** Only for `cartao`: a token of the gateway and the number of parts. */
  cardToken: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
  instalments: z._default(z.number().check(z.int(), z.gte(1), z.lte(10)), 1),
};

const pix = z.object({ code: z.string(), expiresAt: z.string() });
const boleto = z.object({
  /** The 47 digits as people type them. */
  line: z.string(),
  /** The 44 digits of the bars. */
  barcode: z.string(),
  dueDate: z.string(),
});

const payment = z.object({
  id: z.string(),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStates),
  amount: cents,
  refunded: cents,
  instalments: z.number(),
  pix: z.nullable(pix),
  boleto: z.nullable(boleto),
  card: z.nullable(z.object({ brand: z.string(), lastDigits: z.string() })),
  /** Where the bank asks the buyer to confirm; null where it does not. */
  challengeUrl: z.nullable(z.string()),
  /** Where the demonstration's gateway lets one pay it; null at every real provider. */
  simulationUrl: z.nullable(z.string()),
  /** Why it was declined, in a sentence; null where it was not. */
  problem: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Payment = z.output<typeof payment>;

const orderLine = z.object({
  id: z.string(),
  variantId: z.string(),
  slug: z.string(),
  sku: z.string(),
  title: z.string(),
  color: z.string(),
  image: z.nullable(fileView),
  quantity: z.number(),
  unitPrice: cents,
  total: cents,
  /** How many of it were sent back or are on their way back. */
  returned: z.number(),
});

export const orderCard = z.object({
  number: z.string(),
  status: z.enum(orderStates),
  createdAt: z.string(),
  total: cents,
  lines: z.array(orderLine),
});
export type OrderCard = z.output<typeof orderCard>;

export const order = z.extend(orderCard, {
  subtotal: cents,
  /** Of the coupon. */
  discount: cents,
  couponCode: z.nullable(z.string()),
  methodDiscount: cents,
  freight: z.object({
    service: z.enum(freightServices),
    name: z.string(),
    price: cents,
    businessDays: z.number(),
    arrivesBy: z.string(),
  }),
  address: addressSnapshot,
  buyer: z.object({ name: z.string(), document: z.string(), email: z.string() }),
  /** The one that counts now: the newest. */
  payment: z.nullable(payment),
  shipment: z.nullable(
    z.object({
      status: z.enum(shipmentStates),
      carrier: z.string(),
      trackingCode: z.string(),
      trackingUrl: z.nullable(z.string()),
      shippedAt: z.nullable(z.string()),
      deliveredAt: z.nullable(z.string()),
    }),
  ),
  invoice: z.nullable(z.object({ key: z.string(), url: z.nullable(z.string()) })),
  /** Oldest first, as people read it. */
  timeline: z.array(
    z.object({ at: z.string(), status: z.nullable(z.enum(orderStates)), text: z.string() }),
  ),
  returns: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['solicitada', 'recebida', 'reembolsada']),
      refund: cents,
      lines: z.array(z.object({ lineId: z.string(), quantity: z.number() })),
      createdAt: z.string(),
    }),
  ),
  /** What the buyer may do now. */
  may: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    return: z.boolean(),
    review: z.boolean(),
  }),
  /** Until when a return may be asked for; null before receipt. */
  returnUntil: z.nullable(z.string()),
  /** Until when the units are kept for a payment; null once paid. */
  heldUntil: z.nullable(z.string()),
});
export type Order = z.output<typeof order>;

const number = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z-]{4,20}$/));

export const placeOrder = route({
  method: 'POST',
  path: '/api/orders',
  summary: 'Fecha a compra: reserva as unidades, cria o pedido e depois cobra',
  access: 'session',
  idempotent: true,
  input: z.object({
    addressId: id,
    freightQuoteId: id,
    service: z.enum(freightServices),
    method: z.enum(paymentMethods),
    ...cardInput,
    /** What the page showed; anything else than the server's own total is refused. */
    expectedTotal: z.number().check(z.int(), z.gte(0)),
    accepted: z.literal(true, 'Confirme que você leu o resumo do pedido'),
  }),
  output: order,
  errors: [
    'not_found',
    'out_of_stock',
    'price_changed',
    'quote_expired',
    'coupon_refused',
    'cart_empty',
  ],
});

export const payOrder = route({
  method: 'POST',
  path: '/api/orders/:number/payments',
  summary: 'Paga de novo, ou de outro jeito, um pedido que espera pagamento',
  access: 'session',
  idempotent: true,
  input: z.object({
    number,
    method: z.enum(paymentMethods),
    ...cardInput,
    expectedTotal: z.number().check(z.int(), z.gte(0)),
  }),
  output: order,
  errors: ['not_found', 'not_allowed', 'price_changed'],
});

/** What paying an open order costs by each method. */
export const getOrderPayments = route({
  method: 'GET',
  path: '/api/orders/:number/payments',
  summary: 'As formas de pagar um pedido que espera pagamento',
  access: 'session',
  input: z.object({ number }),
  output: z.array(paymentOption),
  errors: ['not_found'],
});

export const listOrders = route({
  method: 'GET',
  path: '/api/orders',
  summary: 'Os próprios pedidos, o mais novo primeiro',
  access: 'session',
  input: z.object(pageInput),
  output: page(orderCard),
  errors: ['invalid_cursor'],
});

export const getOrder = route({
  method: 'GET',
  path: '/api/orders/:number',
  summary: 'Um pedido próprio, inteiro',
  access: 'session',
  input: z.object({ number }),
  output: order,
  errors: ['not_found'],
});

export const lookUpOrder = route({
  method: 'POST',
  path: '/api/orders/lookup',
  summary: 'Onde está um pedido, pelo número e pelo e-mail de quem comprou, sem entrar',
  access: 'public',
  limit: 'credentials',
  input: z.object({
    number,
    email: z.string('Preencha o e-mail').check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  }),
  /** No address, no document: only where it is. */
  output: z.pick(order, {
    number: true,
    status: true,
    createdAt: true,
    timeline: true,
    shipment: true,
  }),
  errors: ['not_found'],
});

export const cancelOrder = route({
  method: 'POST',
  path: '/api/orders/:number/cancellation',
  summary: 'Cancela um pedido que ainda não foi enviado; o que foi pago volta',
  access: 'session',
  idempotent: true,
  input: z.object({ number }),
  output: order,
  errors: ['not_found', 'not_allowed'],
});

export const requestReturn = route({
  method: 'POST',
  path: '/api/orders/:number/returns',
  summary: 'Devolve itens em até 7 dias do recebimento, sem dizer por quê, com o frete',
  access: 'session',
  idempotent: true,
  input: z.object({
    number,
    lines: z
      .array(z.object({ lineId: id, quantity: z.number().check(z.int(), z.gte(1)) }))
      .check(z.minLength(1, 'Escolha o que devolver'), z.maxLength(50)),
  }),
  output: order,
  errors: ['not_found', 'not_allowed'],
});

export const buyAgain = route({
  method: 'POST',
  path: '/api/orders/:number/cart',
  summary: 'Põe no carrinho o que um pedido teve, até onde houver estoque',
  access: 'session',
  input: z.object({ number }),
  output: cart,
  errors: ['not_found', 'out_of_stock', 'cart_full'],
});
