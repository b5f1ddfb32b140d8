import * as z from 'zod/mini';
import { event, eventDate, eventItem } from './event-views.ts';
import { fileInput } from './files.ts';
import { id } from './id.ts';
import { capacity, newEvent, repetition } from './new-event.ts';
import { audience } from './new-post.ts';
import { page, pageInput } from './pagination.ts';
import { post } from './posts.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export * from './event-views.ts';
export * from './new-event.ts';

/** What people answer. Who wants to go while there is no place waits for one. */
export const answer = z.enum(['going', 'maybe', 'no']);
export type Answer = z.output<typeof answer>;

export const MOST_GUESTS = 5;
const RESULT_MAX_CHARACTERS = 120;

const slug = z.string().check(z.maxLength(120));
const filters = {
  sport: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  place: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  group: z.optional(slug),
  /** The username of the person or club that organises it. */
  organiser: z.optional(z.string().check(z.maxLength(60))),
  /** Only those that the viewer organises or answered. */
  mine: z.optional(z.enum(['true', 'false'])),
};

export const listEvents = route({
  method: 'GET',
  path: '/api/events',
  summary: 'As próximas datas dos eventos que se pode ver, a mais próxima primeiro',
  access: 'public',
  input: z.object({
    ...filters,
    /** A repeated event is listed once, on its next date. */
    once: z.optional(z.enum(['true', 'false'])),
    ...pageInput,
  }),
  output: page(eventItem),
  errors: ['invalid_cursor', 'not_found', 'not_allowed'],
});

export const getEventMonth = route({
  method: 'GET',
  path: '/api/event-months/:month',
  summary: 'As datas de um mês, no relógio do lugar de cada evento',
  access: 'public',
  input: z.object({
    month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)),
    ...filters,
  }),
  output: z.object({
    items: z.array(eventItem),
    /** There are more than can be shown. */
    more: z.boolean(),
  }),
  errors: ['not_found', 'not_allowed'],
});

export const listNextEvents = route({
  method: 'GET',
  path: '/api/next-events',
  summary: 'Os três próximos eventos que a conta organiza ou respondeu',
  access: 'session',
  input: z.object({}),
  output: z.object({ items: z.array(eventItem) }),
});

export const getEvent = route({
  method: 'GET',
  path: '/api/events/:slug',
  summary: 'Um evento, na data pedida ou na próxima',
  access: 'public',
  input: z.object({ slug, date: z.optional(id) }),
  output: event,
  errors: ['not_found'],
});

export const createEvent = route({
  method: 'POST',
  path: '/api/events',
  summary: 'Cria um evento, uma vez ou repetido, e publica o anúncio dele',
  access: 'session',
  idempotent: true,
  input: z.object({ ...newEvent.shape }),
  output: event,
  errors: ['not_found', 'not_allowed'],
});

/** Which dates a change is for. */
export const eventScope = z.enum(['one', 'following', 'all']);
export type EventScope = z.output<typeof eventScope>;

const {
  title,
  description,
  sport,
  start,
  end,
  timeZone,
  place,
  mapUrl,
  onlineUrl,
  capacity: places,
} = newEvent.shape;

export const editEvent = route({
  method: 'PUT',
  path: '/api/events/:slug',
  summary: 'Muda um evento: esta data, esta e as seguintes, ou todas as que não passaram',
  access: 'session',
  input: z.object({
    slug,
    /** Start and end are those of this date. */
    date: id,
    scope: eventScope,
    ...{ title, description, sport, start, end, timeZone, place, mapUrl, onlineUrl },
    capacity: places,
    /** What is left out stays as it is; null removes the cover, or ends the repetition. */
    cover: z.optional(z.nullable(fileInput)),
    audience: z.optional(audience),
    repetition: z.optional(z.nullable(repetition)),
  }),
  output: z.extend(event, {
    /** Dates that stay as they were, apart from the new repetition. */
    apart: z.number(),
  }),
  errors: ['not_found', 'not_allowed', 'event_closed'],
});

export const cancelEvent = route({
  method: 'POST',
  path: '/api/events/:slug/cancellation',
  summary: 'Cancela datas de um evento e avisa quem respondeu',
  access: 'session',
  input: z.object({ slug, date: id, scope: eventScope }),
  output: event,
  errors: ['not_found', 'not_allowed', 'event_closed'],
});

export const setEventResult = route({
  method: 'PUT',
  path: '/api/events/:slug/result',
  summary: 'Guarda o placar ou o resultado de uma data que já começou',
  access: 'session',
  input: z.object({
    slug,
    date: id,
    result: z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          RESULT_MAX_CHARACTERS,
          `O resultado passa de ${RESULT_MAX_CHARACTERS} caracteres`,
        ),
      ),
  }),
  output: eventDate,
  errors: ['not_found', 'not_allowed', 'event_closed'],
});

export const answerEvent = route({
  method: 'PUT',
  path: '/api/events/:slug/answer',
  summary: 'Responde a uma data: vou, talvez ou não vou; sem lugar, entra na lista de espera',
  access: 'session',
  input: z.object({
    slug,
    date: id,
    answer,
    guests: z._default(
      z
        .number()
        .check(z.int(), z.gte(0), z.lte(MOST_GUESTS, `Leve no máximo ${MOST_GUESTS} pessoas`)),
      0,
    ),
  }),
  output: eventDate,
  errors: ['not_found', 'not_allowed', 'event_closed'],
});

export const eventPerson = z.object({ person: profileCard, guests: z.number() });
export type EventPerson = z.output<typeof eventPerson>;

export const listEventPeople = route({
  method: 'GET',
  path: '/api/events/:slug/people',
  summary: 'Quem respondeu a uma data, na ordem das respostas',
  access: 'public',
  input: z.object({
    slug,
    date: id,
    answer: z._default(z.enum(['going', 'maybe', 'no', 'waiting']), 'going'),
    ...pageInput,
  }),
  output: page(eventPerson),
  errors: ['not_found', 'invalid_cursor'],
});

export const inviteToEvent = route({
  method: 'POST',
  path: '/api/events/:slug/invitations',
  summary: 'Convida pessoas que podem ver o evento',
  access: 'session',
  input: z.object({
    slug,
    date: id,
    usernames: z
      .array(z.string().check(z.maxLength(60)))
      .check(
        z.minLength(1, 'Escreva o nome de usuário de quem convidar'),
        z.maxLength(20, 'Convide no máximo 20 pessoas de uma vez'),
      ),
  }),
  output: z.object({ invited: z.array(z.string()) }),
  errors: ['not_found', 'not_allowed', 'event_closed'],
});

export const listEventPosts = route({
  method: 'GET',
  path: '/api/events/:slug/posts',
  summary: 'As publicações ligadas a um evento, a mais nova primeiro, sem o anúncio',
  access: 'public',
  input: z.object({ slug, ...pageInput }),
  output: page(post),
  errors: ['not_found', 'invalid_cursor'],
});

export { capacity };
