import * as z from 'zod/mini';
import { route } from './route.ts';

/** How long the link in a guardian's mail works. */
export const GUARDIAN_LINK_DAYS = 30;

const token = z.string().check(z.maxLength(100));

/** What a guardian sees about the person who named them; nothing that the network would not show. */
export const getGuardianRequest = route({
  method: 'GET',
  path: '/api/guardian-requests/:token',
  summary: 'O pedido que um responsável recebeu por e-mail',
  access: 'public',
  limit: 'credentials',
  input: z.object({ token }),
  output: z.object({
    socialName: z.string(),
    username: z.string(),
    requestedAt: z.string(),
    expiresAt: z.string(),
  }),
  errors: ['not_found'],
});

export const answerGuardianRequest = route({
  method: 'POST',
  path: '/api/guardian-requests/:token',
  summary: 'O responsável confirma a conta, ou diz que não a reconhece; vale uma vez',
  access: 'public',
  limit: 'credentials',
  input: z.object({ token, answer: z.enum(['confirm', 'unknown']) }),
  output: z.object({ socialName: z.string() }),
  errors: ['not_found'],
});

/** The state of the guardian's consent; null for an account that needs none. */
export const guardianState = z.nullable(
  z.object({
    status: z.enum(['waiting', 'expired', 'refused', 'confirmed']),
    /** The guardian's e-mail, partly hidden; null once they said that they do not know the person. */
    email: z.nullable(z.string()),
    requestedAt: z.string(),
  }),
);
export type GuardianState = z.output<typeof guardianState>;

export const getGuardian = route({
  method: 'GET',
  path: '/api/guardian',
  summary: 'Em que pé está a autorização do responsável pela própria conta',
  access: 'session',
  input: z.object({}),
  output: z.object({ guardian: guardianState }),
});

export const askGuardian = route({
  method: 'PUT',
  path: '/api/guardian',
  summary: 'Escreve de novo ao responsável, ou indica outro',
  access: 'session',
  limit: 'credentials',
  input: z.object({
    guardianEmail: z
      .string('Informe o e-mail do responsável')
      .check(z.trim(), z.minLength(1, 'Informe o e-mail do responsável'), z.maxLength(254)),
  }),
  output: z.object({ guardian: guardianState }),
  errors: ['not_found', 'too_many_requests'],
});
