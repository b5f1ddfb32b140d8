import * as z from 'zod/mini';
import { cart } from './cart.ts';
import { fileView } from './files.ts';
import { freightQuote, freightServices } from './freight.ts';
import { id } from './id.ts';
import { returnKinds, returnNoteInput, returnReasons } from './order-returns.ts';
import { order, orderCard, paymentMethods, paymentOption } from './order-views.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';
import { savedCard } from './saved-cards.ts';

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
  access: 'public',
  input: z.object({
    addressId: z.optional(id),
    /** The default is the freight that was chosen in the cart. */
    service: z.optional(z.enum(freightServices)),
  }),
  output: z.object({
    cart,
    /** The content of the cart in short form, for `placeOrder`. */
    goods: z.string(),
    /**
     * The buyer as on the invoice; the document is masked. Null for a visitor who has not said yet who buys:
     * see `setGuest`.
     */
    buyer: z.nullable(
      z.object({ name: z.string(), document: z.string(), email: z.string(), phone: z.string() }),
    ),
    /** The e-mail must be confirmed before this order, which is the first. */
    emailFirst: z.boolean(),
    /** Under 16: a guardian must confirm the account before it buys. */
    guardianFirst: z.boolean(),
    /** For the address of the input; null without one. */
    freight: z.nullable(freightQuote),
    /** With the chosen freight; empty until an address is chosen. */
    payments: z.array(paymentOption),
    /** How a browser exchanges a card for a token; card data never reach us. */
    cardForm: z.object({
      provider: z.string(),
      publicKey: z.string(),
      tokenUrl: z.string(),
      /** The own cards that can pay, the newest first. `cardId` is the provider's: it gets a token with the CVV. */
      saved: z.array(z.extend(savedCard, { cardId: z.string() })),
      /** Whether the account may save another. */
      maySave: z.boolean(),
    }),
    /** The number of the order that has just emptied the cart; null if it was emptied otherwise. */
    becameOrder: z.nullable(z.string()),
  }),
  errors: ['not_found'],
});

const cardToken = z.string().check(z.minLength(8), z.maxLength(200));
const instalments = z.number().check(z.int(), z.gte(1), z.lte(10));

const cardInput = {
  /** Only for `cartao`: a token of the gateway and the number of instalments. */
  cardToken: z.optional(cardToken),
  instalments: z._default(instalments, 1),
  /** The own saved card that the token is of. */
  savedCardId: z.optional(id),
  /** Another token of the same card, which is saved by it once the payment is approved. */
  saveCardToken: z.optional(cardToken),
  /** The rest of the total, on a second card; neither card is charged without the other. */
  secondCard: z.optional(
    z.object({
      cardToken,
      instalments,
      /** In cents. The first card pays what is left. */
      amount: z.number().check(z.int(), z.gte(1)),
    }),
  ),
};

/** Accepts 'k7qm 2xra' and 'Pedido nº K7QM2XRA' for K7QM-2XRA. */
export const orderNumber = z.string().check(
  z.maxLength(60),
  z.overwrite((text) => {
    const signs = text.toUpperCase().replace(/PEDIDO|N[º°.]|[^0-9A-Z]/g, '');
    return `${signs.slice(0, 4)}-${signs.slice(4)}`;
  }),
  z.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
);

export const placeOrder = route({
  method: 'POST',
  path: '/api/orders',
  summary: 'Fecha a compra: reserva as unidades, cria o pedido e depois cobra',
  access: 'public',
  limit: 'guest-orders',
  idempotent: true,
  resumes: true,
  input: z.object({
    addressId: id,
    freightQuoteId: id,
    service: z.enum(freightServices),
    method: z.enum(paymentMethods),
    ...cardInput,
    /** What the page showed; refused if it differs from the server's goods and total. */
    expectedGoods: z.string().check(z.maxLength(4000)),
    expectedTotal: z.number().check(z.int(), z.gte(0)),
    accepted: z.literal(true, 'Confirme que você leu o resumo do pedido'),
  }),
  output: order,
  errors: [
    'sign_in_required',
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
  access: 'public',
  idempotent: true,
  input: z.object({
    number: orderNumber,
    method: z.enum(paymentMethods),
    ...cardInput,
    expectedTotal: z.number().check(z.int(), z.gte(0)),
  }),
  output: order,
  errors: ['sign_in_required', 'not_found', 'not_allowed', 'price_changed'],
});

/** After the buyer was at the bank, or at the provider's page: its message may still be on the way. */
export const checkPayment = route({
  method: 'POST',
  path: '/api/orders/:number/payments/check',
  summary: 'Pergunta agora ao provedor como está o pagamento de um pedido próprio',
  access: 'public',
  input: z.object({ number: orderNumber }),
  output: order,
  errors: ['sign_in_required', 'not_found'],
});

/** The price of paying an open order by each method. */
export const getOrderPayments = route({
  method: 'GET',
  path: '/api/orders/:number/payments',
  summary: 'As formas de pagar um pedido que espera pagamento',
  access: 'public',
  input: z.object({ number: orderNumber }),
  output: z.array(paymentOption),
  errors: ['sign_in_required', 'not_found'],
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
  access: 'public',
  input: z.object({ number: orderNumber }),
  output: order,
  errors: ['sign_in_required', 'not_found'],
});

export const lookUpOrder = route({
  method: 'POST',
  path: '/api/orders/lookup',
  summary: 'Onde está um pedido, pelo número e pelo e-mail de quem comprou, sem entrar',
  access: 'public',
  limit: 'credentials',
  input: z.object({
    number: orderNumber,
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
  access: 'public',
  idempotent: true,
  input: z.object({ number: orderNumber }),
  output: order,
  errors: ['sign_in_required', 'not_found', 'not_allowed'],
});

export const requestReturn = route({
  method: 'POST',
  path: '/api/orders/:number/returns',
  summary: 'Devolve ou troca itens em até 7 dias do recebimento; responde com o código de postagem',
  access: 'public',
  idempotent: true,
  input: z.object({
    number: orderNumber,
    lines: z
      .array(
        z.object({
          lineId: id,
          quantity: z.number().check(z.int(), z.gte(1)),
          /** Only for `troca`: the variant that comes instead. */
          exchangeFor: z.optional(id),
        }),
      )
      .check(z.minLength(1, 'Escolha o que devolver'), z.maxLength(50)),
    kind: z._default(z.enum(returnKinds), 'reembolso'),
    reason: z.enum(returnReasons, 'Escolha o motivo'),
    note: returnNoteInput,
  }),
  output: order,
  errors: ['sign_in_required', 'not_found', 'not_allowed', 'out_of_stock'],
});

export const listExchanges = route({
  method: 'GET',
  path: '/api/orders/:number/exchanges',
  summary: 'Pelo que cada item de um pedido próprio pode ser trocado agora',
  access: 'public',
  input: z.object({ number: orderNumber }),
  output: z.array(
    z.object({
      lineId: z.string(),
      choices: z.array(
        z.object({
          variantId: z.string(),
          slug: z.string(),
          title: z.string(),
          color: z.string(),
          image: fileView,
        }),
      ),
    }),
  ),
  errors: ['sign_in_required', 'not_found'],
});

export const cancelReturn = route({
  method: 'POST',
  path: '/api/orders/:number/returns/:returnId/cancellation',
  summary: 'Desiste de uma devolução que ainda não foi postada',
  access: 'public',
  input: z.object({ number: orderNumber, returnId: id }),
  output: order,
  errors: ['sign_in_required', 'not_found', 'not_allowed'],
});

export const buyAgain = route({
  method: 'POST',
  path: '/api/orders/:number/cart',
  summary: 'Põe no carrinho o que um pedido teve, até onde houver estoque',
  access: 'public',
  input: z.object({ number: orderNumber }),
  output: cart,
  errors: ['sign_in_required', 'not_found', 'out_of_stock', 'cart_full'],
});
