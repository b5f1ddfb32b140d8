import * as z from 'zod/mini';
import { accountFields, accountSummary } from './accounts.ts';
import { addressFields } from './addresses.ts';
import { GUARDIAN_UNDER_AGE } from './legal.ts';
import { order, orderCard } from './order-views.ts';
import { orderNumber } from './orders.ts';
import { route } from './route.ts';

const { type: _type, title: _title, ...placeFields } = addressFields;

const text = (missing: string, maximum: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(maximum));

const guest = z.object({
  /** For `getCheckout` and `placeOrder`; each change of the address gives a new one. */
  addressId: z.string(),
  name: z.string(),
  /** Digits. */
  cpf: z.string(),
  email: z.string(),
  phone: z.string(),
  cep: z.string(),
  road: z.string(),
  number: z.nullable(z.number()),
  complement: z.string(),
  district: z.string(),
  city: z.string(),
  uf: z.string(),
  reference: z.string(),
});
export type Guest = z.output<typeof guest>;

export const getGuest = route({
  method: 'GET',
  path: '/api/checkout/guest',
  summary: 'O que este navegador informou para comprar sem conta; nulo se nada',
  access: 'public',
  input: z.object({}),
  output: z.nullable(guest),
});

export const setGuest = route({
  method: 'PUT',
  path: '/api/checkout/guest',
  summary: 'Quem compra sem conta, e para onde vai o pedido',
  access: 'public',
  input: z.object({
    name: text('Preencha o nome completo', 120),
    cpf: text('Preencha o CPF', 20),
    email: text('Preencha o e-mail', 254),
    phone: text('Preencha o telefone', 30),
    ...placeFields,
    ofAge: z.literal(
      true,
      `Confirme que você tem ${GUARDIAN_UNDER_AGE} anos ou mais. Quem tem menos compra pela conta de um responsável`,
    ),
  }),
  output: guest,
  /** The caller is signed in. */
  errors: ['not_allowed'],
});

/** The token is the permission: it is only in the mails of an order that was bought without an account. */
export const openOrderLink = route({
  method: 'POST',
  path: '/api/orders/links/opened',
  summary: 'Abre o pedido do link de um e-mail: este navegador passa a poder cuidar dele',
  access: 'public',
  limit: 'credentials',
  input: z.object({ token: z.string().check(z.maxLength(400)) }),
  /** `guest`: it is still in no account. */
  output: z.object({ number: z.string(), guest: z.boolean() }),
  errors: ['link_expired'],
});

export const sendOrderLink = route({
  method: 'POST',
  path: '/api/orders/links',
  summary: 'Manda o link de um pedido feito sem conta; a resposta é a mesma se ele não existir',
  access: 'public',
  limit: 'mail',
  input: z.object({
    number: orderNumber,
    email: z.string('Preencha o e-mail').check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  }),
  output: z.void(),
});

export const createOrderAccount = route({
  method: 'POST',
  path: '/api/orders/:number/account',
  summary: 'Cria a conta com os dados de um pedido cujo e-mail foi aberto aqui, e abre a sessão',
  access: 'public',
  limit: 'sign-up',
  input: z.object({
    number: orderNumber,
    password: accountFields.password,
    termsVersion: z
      .string('Aceite os Termos de Uso e a Política de Privacidade')
      .check(z.maxLength(20)),
  }),
  output: accountSummary,
  errors: ['sign_in_required', 'not_found', 'not_allowed', 'already_in_use'],
});

export const listGuestOrders = route({
  method: 'GET',
  path: '/api/orders/guest',
  summary:
    'Os pedidos feitos sem conta com o e-mail confirmado de quem entrou, o mais novo primeiro',
  access: 'session',
  input: z.object({}),
  output: z.array(z.pick(orderCard, { number: true, status: true, createdAt: true, total: true })),
});

export const takeOrder = route({
  method: 'POST',
  path: '/api/orders/:number/owner',
  summary: 'Leva para a própria conta um pedido feito sem conta com o mesmo e-mail, confirmado',
  access: 'session',
  input: z.object({ number: orderNumber }),
  output: order,
  errors: ['not_found'],
});
