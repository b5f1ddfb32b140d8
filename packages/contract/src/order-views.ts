import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { freightServices } from './freight.ts';
import { lensView } from './lenses.ts';
import { orderReturn } from './order-returns.ts';

const cents = z.number();

/** Of the lenses of a line: a paid order waits for it before it is made. */
export const prescriptionStates = ['aguardando', 'recebida', 'recusada'] as const;

export const orderStates = [
  'aguardando_pagamento',
  /** The card's network looks at the purchase before it charges. */
  'em_analise',
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
  'em_analise',
  'autorizado',
  'capturado',
  'recusado',
  'expirado',
  'estornado_parcial',
  'estornado',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** `carteira`: a wallet of the provider, in which the buyer pays on the provider's own page. */
export const paymentMethods = ['pix', 'cartao', 'boleto', 'carteira'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const shipmentStates = [
  'preparando',
  'postado',
  'em_transito',
  'entregue',
  'devolvido',
] as const;

/** The price of each way to pay; every row comes from the server. */
export const paymentOption = z.object({
  method: z.enum(paymentMethods),
  /** The name of the wallet; null for other methods. */
  wallet: z.nullable(z.string()),
  /** With freight and discounts: the amount charged. */
  total: cents,
  /** The discount of this way to pay, already included in the total. */
  methodDiscount: cents,
  /**
   * One row for each number of instalments, 1 to 10 for cards; the first instalment has the remaining cents.
   */
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

const pix = z.object({ code: z.string(), expiresAt: z.string() });
const boleto = z.object({
  /** The 47 digits as people type them. */
  line: z.string(),
  /** The 44 digits of the barcode. */
  barcode: z.string(),
  dueDate: z.string(),
});

const onePayment = z.object({
  id: z.string(),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStates),
  amount: cents,
  refunded: cents,
  instalments: z.number(),
  pix: z.nullable(pix),
  boleto: z.nullable(boleto),
  card: z.nullable(z.object({ brand: z.string(), lastDigits: z.string() })),
  /** The name of the wallet; null for other methods. */
  wallet: z.nullable(z.string()),
  /** Where the bank asks the buyer to confirm, or the wallet to pay; null if there is no such page. */
  challengeUrl: z.nullable(z.string()),
  /** Where a demonstration's charge can be paid; null at every real provider. */
  simulationUrl: z.nullable(z.string()),
  /** Until when the card's network decides; null unless it looks at the purchase. */
  reviewUntil: z.nullable(z.string()),
  /** Why it was declined, in a sentence; null if it was not. */
  problem: z.nullable(z.string()),
  createdAt: z.string(),
});

const payment = z.extend(onePayment, {
  /** Both cards, the first one first, if the order is paid with two; then all above is of both together. */
  cards: z.array(onePayment),
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
  /** As they were bought; null for the frame as it comes. */
  lens: z.nullable(lensView),
  /** Whether the shop has it; null for lenses that need none. What it says has a route of its own. */
  prescription: z.nullable(z.enum(prescriptionStates)),
  /** With the lenses. */
  unitPrice: cents,
  total: cents,
  /** How many are back at the shop. */
  returned: z.number(),
  /** How many are to go back, or are on their way. */
  returning: z.number(),
  /** Why it cannot be returned by right, as a sentence; null if it can. */
  returnRefusal: z.nullable(z.string()),
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
  /** The current one: the newest. */
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
  returns: z.array(orderReturn),
  /**
   * Null for an order of an account. `mayJoin`: this browser has opened the link of the mail, so the order can
   * become an account.
   */
  guest: z.nullable(z.object({ mayJoin: z.boolean() })),
  /** What the buyer may do now. */
  may: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    return: z.boolean(),
    review: z.boolean(),
  }),
  /** The deadline for a return; null before receipt. */
  returnUntil: z.nullable(z.string()),
  /** Until when the units are reserved for a payment; null once paid. */
  heldUntil: z.nullable(z.string()),
});
export type Order = z.output<typeof order>;
