import * as z from 'zod/mini';
import { digestFrequency } from './notifications.ts';
import { route } from './route.ts';

export const setDigest = route({
  method: 'PUT',
  path: '/api/notifications/digest',
  summary: 'Escolhe com que frequência vem o resumo por e-mail',
  access: 'session',
  input: z.object({ frequency: digestFrequency }),
  output: z.object({ frequency: digestFrequency }),
});

const token = z.string().check(z.maxLength(200));

export const getDigestLink = route({
  method: 'GET',
  path: '/api/digest-links/:token',
  summary: 'O que o link no fim de um resumo por e-mail desliga, sem sessão; nada muda',
  access: 'public',
  input: z.object({ token }),
  output: z.object({ frequency: digestFrequency }),
  errors: ['not_found'],
});

export const stopDigest = route({
  method: 'POST',
  path: '/api/digest-links/:token',
  summary: 'Desliga o resumo por e-mail, sem sessão; também uma segunda vez',
  access: 'public',
  // Mail providers post for many people from a few addresses.
  limit: 'signals',
  input: z.object({ token }),
  output: z.void(),
  errors: ['not_found'],
});
