import * as z from 'zod/mini';
import { accountSummary } from './accounts.ts';
import { route } from './route.ts';

export const signIn = route({
  method: 'POST',
  path: '/api/session/accounts',
  summary: 'Abre a sessão com e-mail e senha',
  access: 'public',
  limit: 'credentials',
  input: z.object({
    email: z.string().check(z.trim(), z.maxLength(254)),
    password: z.string().check(z.maxLength(200)),
  }),
  output: z.discriminatedUnion('status', [
    accountSummary,
    z.object({ status: z.literal('blocked'), id: z.string(), name: z.string() }),
  ]),
  errors: ['wrong_credentials'],
});

export const currentSession = route({
  method: 'GET',
  path: '/api/session',
  summary: 'Diz quem está na sessão',
  access: 'public',
  input: z.object({}),
  output: z.object({ account: z.nullable(accountSummary) }),
});

export const signOut = route({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Encerra a sessão',
  access: 'public',
  input: z.object({}),
  output: z.void(),
});
