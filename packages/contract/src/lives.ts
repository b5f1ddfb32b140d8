import * as z from 'zod/mini';
import { id } from './id.ts';
import {
  LIVE_DESCRIPTION_MAX_CHARACTERS,
  LIVE_SLOW_SECONDS,
  LIVE_TITLE_MAX_CHARACTERS,
  live,
  liveAudience,
  liveDetail,
  liveState,
} from './live-views.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';
import { reportReason } from './safety.ts';

const title = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escreva o título da live'),
    z.maxLength(
      LIVE_TITLE_MAX_CHARACTERS,
      `O título passa de ${LIVE_TITLE_MAX_CHARACTERS} caracteres`,
    ),
  );
const description = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      LIVE_DESCRIPTION_MAX_CHARACTERS,
      `A descrição passa de ${LIVE_DESCRIPTION_MAX_CHARACTERS} caracteres`,
    ),
  );
const sport = z.string().check(z.trim(), z.maxLength(40, 'O esporte passa de 40 caracteres'));
/** The name of an event in its address. */
const event = z.nullable(z.string().check(z.trim(), z.maxLength(120)));
const startsAt = z.nullable(
  z.iso.datetime({ offset: true, error: 'A data da live não pôde ser lida' }),
);
const one = z.object({ id });

export const createLive = route({
  method: 'POST',
  path: '/api/lives',
  summary: 'Prepara uma live, para agora ou, com `startsAt`, marcada para depois',
  access: 'session',
  idempotent: true,
  input: z.object({
    title,
    description: z._default(description, ''),
    sport: z._default(sport, ''),
    event: z._default(event, null),
    audience: z._default(liveAudience, 'public'),
    startsAt: z._default(startsAt, null),
  }),
  output: liveDetail,
  errors: ['not_allowed'],
});

export const listLives = route({
  method: 'GET',
  path: '/api/lives',
  summary: 'As lives no ar, as marcadas, ou as que já terminaram e podem ser vistas',
  access: 'public',
  input: z.object({ when: z._default(z.enum(['now', 'soon', 'before']), 'now'), ...pageInput }),
  output: page(live),
  errors: ['invalid_cursor'],
});

export const getLive = route({
  method: 'GET',
  path: '/api/lives/:id',
  summary: 'Uma live',
  access: 'public',
  input: one,
  output: liveDetail,
  errors: ['not_found'],
});

export const updateLive = route({
  method: 'PATCH',
  path: '/api/lives/:id',
  summary: 'Muda uma live própria; `replay` mostra ou esconde a gravação de uma que terminou',
  access: 'session',
  input: z.object({
    id,
    title: z.optional(title),
    description: z.optional(description),
    sport: z.optional(sport),
    startsAt: z.optional(startsAt),
    slowSeconds: z.optional(
      z.literal(LIVE_SLOW_SECONDS, { error: 'O modo lento é de 0, 5, 10, 30 ou 60 segundos' }),
    ),
    replay: z.optional(z.boolean()),
  }),
  output: liveDetail,
  errors: ['not_found', 'not_allowed'],
});

export const deleteLive = route({
  method: 'DELETE',
  path: '/api/lives/:id',
  summary: 'Apaga uma live própria, com sua gravação e seu chat',
  access: 'session',
  input: one,
  output: z.void(),
  errors: ['not_found'],
});

export const askForAir = route({
  method: 'POST',
  path: '/api/lives/:id/air',
  summary:
    'Dá o endereço e o bilhete, de um minuto, com que o navegador transmite uma live própria',
  access: 'session',
  input: one,
  output: z.object({ socketUrl: z.string(), ticket: z.string() }),
  errors: ['not_found', 'not_allowed'],
});

export const confirmAir = route({
  method: 'PUT',
  path: '/api/lives/:id/air',
  summary: 'Diz que as primeiras imagens chegaram: a live aparece para todos',
  access: 'session',
  input: one,
  output: liveDetail,
  errors: ['not_found', 'not_allowed'],
});

export const endLive = route({
  method: 'POST',
  path: '/api/lives/:id/end',
  summary: 'Encerra uma live própria; a gravação fica',
  access: 'session',
  input: one,
  output: liveDetail,
  errors: ['not_found', 'not_allowed'],
});

export const watchLive = route({
  method: 'PUT',
  path: '/api/lives/:id/watching',
  summary: 'Diz que alguém assiste; a página repete isso, e recebe o que mudou',
  access: 'public',
  limit: 'signals',
  input: z.object({ id, tab: z.uuid() }),
  output: z.object({ state: liveState, viewers: z.number(), reactions: z.number() }),
  errors: ['not_found'],
});

export const reactToLive = route({
  method: 'POST',
  path: '/api/lives/:id/reactions',
  summary: 'Reage a uma live no ar; várias reações de um instante vão juntas',
  access: 'session',
  limit: 'signals',
  input: z.object({ id, count: z._default(z.number().check(z.int(), z.gte(1), z.lte(20)), 1) }),
  output: z.object({ reactions: z.number() }),
  errors: ['not_found', 'not_allowed'],
});

export const remindOfLive = route({
  method: 'PUT',
  path: '/api/lives/:id/reminder',
  summary: 'Avisa a conta dez minutos antes de uma live marcada',
  access: 'session',
  input: one,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const forgetReminder = route({
  method: 'DELETE',
  path: '/api/lives/:id/reminder',
  summary: 'Não avisa mais a conta de uma live marcada',
  access: 'session',
  input: one,
  output: z.void(),
  errors: ['not_found'],
});

export const reportLive = route({
  method: 'POST',
  path: '/api/lives/:id/report',
  summary: 'Denuncia uma live',
  access: 'session',
  input: z.object({
    id,
    reason: reportReason,
    note: z._default(
      z.string().check(z.trim(), z.maxLength(1000, 'A explicação passa de 1000 caracteres')),
      '',
    ),
  }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});
