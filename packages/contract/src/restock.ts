import * as z from 'zod/mini';
import { emailInput } from './email-input.ts';
import { id } from './id.ts';
import { route } from './route.ts';

/** How many colours one account or e-mail can wait for. */
export const MOST_RESTOCK_REQUESTS = 30;

const token = z.string().check(z.maxLength(300));

/** Of an e-mail nothing is revealed: the answer is the same whether it waits already or not. */
export const askRestock = route({
  method: 'POST',
  path: '/api/variants/:variantId/restock',
  summary:
    'Pede um aviso quando a cor voltar; com conta vale na hora, sem conta depois de confirmar o e-mail',
  access: 'public',
  limit: 'mail',
  input: z.object({ variantId: id, email: z.optional(emailInput) }),
  output: z.object({ confirmed: z.boolean() }),
  errors: ['not_found', 'not_allowed', 'email_unconfirmed'],
});

export const cancelRestock = route({
  method: 'DELETE',
  path: '/api/variants/:variantId/restock',
  summary: 'A conta não espera mais por esta cor',
  access: 'session',
  input: z.object({ variantId: id }),
  output: z.void(),
});

export const listRestock = route({
  method: 'GET',
  path: '/api/restock',
  summary: 'As cores esgotadas que a conta espera',
  access: 'session',
  input: z.object({}),
  output: z.object({ variantIds: z.array(z.string()) }),
});

export const getRestockLink = route({
  method: 'GET',
  path: '/api/restock-links/:token',
  summary: 'O pedido de aviso de um link de e-mail, sem sessão; nada muda',
  access: 'public',
  input: z.object({ token }),
  output: z.object({
    title: z.string(),
    color: z.string(),
    slug: z.string(),
    confirmed: z.boolean(),
  }),
  errors: ['not_found'],
});

export const confirmRestock = route({
  method: 'POST',
  path: '/api/restock-links/:token/confirm',
  summary: 'Confirma o e-mail que espera por uma cor',
  access: 'public',
  limit: 'signals',
  input: z.object({ token }),
  output: z.void(),
  errors: ['not_found'],
});

export const stopRestock = route({
  method: 'POST',
  path: '/api/restock-links/:token/stop',
  summary: 'Apaga o pedido de aviso de um link de e-mail; também uma segunda vez',
  access: 'public',
  // Mail providers post for many people from a few addresses.
  limit: 'signals',
  input: z.object({ token }),
  output: z.void(),
  errors: ['not_found'],
});
