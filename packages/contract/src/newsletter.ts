import * as z from 'zod/mini';
import { emailInput } from './email-input.ts';
import { route } from './route.ts';

const token = z.string().check(z.maxLength(300));

/** The answer is the same whether the address is subscribed or not. */
export const askNewsletter = route({
  method: 'POST',
  path: '/api/newsletter',
  summary:
    'Pede as novidades da loja e o cupom da primeira compra; vale depois de confirmar o e-mail',
  access: 'public',
  limit: 'mail',
  input: z.object({ email: emailInput }),
  output: z.void(),
});

export const getNewsletterLink = route({
  method: 'GET',
  path: '/api/newsletter-links/:token',
  summary: 'A assinatura de um link de e-mail, sem sessão; nada muda',
  access: 'public',
  input: z.object({ token }),
  output: z.object({
    confirmed: z.boolean(),
    /** Null before it is confirmed. */
    couponCode: z.nullable(z.string()),
  }),
  errors: ['not_found'],
});

export const confirmNewsletter = route({
  method: 'POST',
  path: '/api/newsletter-links/:token/confirm',
  summary: 'Confirma o e-mail que assina as novidades, e manda o cupom',
  access: 'public',
  limit: 'signals',
  input: z.object({ token }),
  output: z.void(),
  errors: ['not_found'],
});

export const stopNewsletter = route({
  method: 'POST',
  path: '/api/newsletter-links/:token/stop',
  summary: 'Apaga a assinatura de um link de e-mail; também uma segunda vez',
  access: 'public',
  // Mail providers post for many people from a few addresses.
  limit: 'signals',
  input: z.object({ token }),
  output: z.void(),
  errors: ['not_found'],
});
