import * as z from 'zod/mini';
import { cart } from './cart.ts';
import { freightQuote, freightServices } from './freight.ts';
import { id } from './id.ts';
import { order, orderCard, paymentMethods, paymentOption } from './order-views.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

export type {
  Order,
  OrderCard,
  OrderState,
  Payment,
  PaymentMethod,
  PaymentOption,
  PaymentState,
} from './order-views.ts';
export { paymentMethods } from './order-views.ts';

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
    /** The content of the cart in short form, for `placeOrder`. */
    goods: z.string(),
    /** The buyer as on the invoice; the document is masked. */
    buyer: z.object({
      name: z.string(),
      document: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    /** The e-mail must be confirmed before this order, which is the first. */
    emailFirst: z.boolean(),
    /** For the address of the input; null without one. */
    freight: z.nullable(freightQuote),
    /** With the freight of the input; empty until an address and a service are chosen. */
    payments: z.array(paymentOption),
    /** How a browser exchanges a card for a token; card data never reach us. */
    cardForm: z.object({ provider: z.string(), publicKey: z.string(), tokenUrl: z.string() }),
    /** The number of the order that has just emptied the cart; null if it was emptied otherwise. */
    becameOrder: z.nullable(z.string()),
  }),
  errors: ['not_found'],
});

const cardInput = {
  /** Only for `cartao`: a token of the gateway and the number of instalments. */
  cardToken: z.optional(z.string().check(z.minLength(8), z.maxLength(200))),
  instalments: z._default(z.number().check(z.int(), z.gte(1), z.lte(10)), 1),
};

const number = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z-]{4,20}$/));

export const placeOrder = route({
  method: 'POST',
  path: '/api/orders',
  summary: 'Fecha a compra: reserva as unidades, cria o pedido e depois cobra',
  access: 'session',
  idempotent: true,
  resumes: true,
  input: z.object({
    addressId: id,
    freightQuoteId: id,
    service: z.enum(freightServices),
    method: z.enum(paymentMethods),
    ...cardInput,
    /** What the page showed; refused if it differs from the server's goods and total. */
    expectedGoods: z.string().check(z.maxLength(1000)),
    expectedTotal: z.number().check(z.int(), z.gte(0)),
    accepted: z.literal(true, 'Confirme que você leu o resumo do pedido'),
  }),
  output: order,
  errors: [
    'not_found',
    /** Too many orders wait for their payment. */
    'not_allowed',
    'out_of_stock',
    'price_changed',
    'quote_expired',
    'coupon_refused',
    'cart_empty',
    'cart_full',
    'email_unconfirmed',
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

/** The price of paying an open order by each method. */
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
  /** Only the state of the order: no address, no document. */
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
