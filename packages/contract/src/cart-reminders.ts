import * as z from 'zod/mini';
import { route } from './route.ts';

export const getCartReminder = route({
  method: 'GET',
  path: '/api/cart/reminder',
  summary: 'Se a conta aceita um e-mail sobre o carrinho que ficou',
  access: 'session',
  input: z.object({}),
  output: z.object({ on: z.boolean() }),
});

export const setCartReminder = route({
  method: 'PUT',
  path: '/api/cart/reminder',
  summary: 'Aceita ou recusa um e-mail, uma vez, sobre o carrinho que ficou',
  access: 'session',
  input: z.object({ on: z.boolean() }),
  output: z.void(),
  errors: ['email_unconfirmed'],
});

export const stopCartReminder = route({
  method: 'POST',
  path: '/api/cart/reminder-links/:token/stop',
  summary:
    'Desliga os lembretes do carrinho por um link de e-mail, sem sessão; também uma segunda vez',
  access: 'public',
  // Mail providers post for many people from a few addresses.
  limit: 'signals',
  input: z.object({ token: z.string().check(z.maxLength(300)) }),
  output: z.void(),
  errors: ['not_found'],
});
