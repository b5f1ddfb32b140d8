import * as z from 'zod/mini';
import { route } from './route.ts';

export const EMAIL_LINK_HOURS = 24;

// In the query or the body, never in the path: paths are logged.
const token = z.string().check(z.maxLength(100));

export const getEmailConfirmation = route({
  method: 'GET',
  path: '/api/email-confirmation',
  summary: 'De quem é a conta cujo e-mail um link confirma',
  access: 'public',
  limit: 'credentials',
  input: z.object({ token }),
  output: z.object({ socialName: z.string() }),
  errors: ['link_expired'],
});

export const confirmEmail = route({
  method: 'POST',
  path: '/api/email-confirmation',
  summary: 'Confirma o e-mail de uma conta com o link que ele recebeu',
  access: 'public',
  limit: 'credentials',
  input: z.object({ token }),
  output: z.object({ email: z.string() }),
  errors: ['link_expired'],
});

export const resendEmailConfirmation = route({
  method: 'POST',
  path: '/api/account/email/confirmation',
  summary: 'Envia de novo o link que confirma o próprio e-mail; o link anterior deixa de valer',
  access: 'session',
  input: z.object({}),
  output: z.object({
    email: z.string(),
    /** False if there was nothing to send: the e-mail is already confirmed. */
    sent: z.boolean(),
  }),
});
