import * as z from 'zod/mini';
import { id } from './id.ts';
import { route } from './route.ts';

const slug = z.string().check(z.maxLength(120));
/** A calendar file: RFC 5545. */
const calendar = z.object({ text: z.string() });

export const getEventCalendar = route({
  method: 'GET',
  path: '/api/events/:slug/calendar',
  summary: 'As datas de um evento, ou uma delas, como arquivo de calendário',
  access: 'public',
  input: z.object({ slug, date: z.optional(id) }),
  output: calendar,
  errors: ['not_found'],
});

export const readCalendar = route({
  method: 'GET',
  path: '/api/calendars/:secret',
  summary: 'O calendário de um endereço secreto, sem sessão',
  access: 'public',
  input: z.object({ secret: z.string().check(z.maxLength(100)) }),
  output: calendar,
  errors: ['not_found'],
});

export const calendarAddress = z.object({
  id: z.string(),
  /** Null for the person's own events. */
  group: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  createdAt: z.string(),
});
export type CalendarAddress = z.output<typeof calendarAddress>;

export const listCalendarAddresses = route({
  method: 'GET',
  path: '/api/calendar-addresses',
  summary: 'Os endereços de calendário que valem; os segredos não são guardados',
  access: 'session',
  input: z.object({}),
  output: z.object({ items: z.array(calendarAddress) }),
});

export const createCalendarAddress = route({
  method: 'POST',
  path: '/api/calendar-addresses',
  summary:
    'Cria um endereço de calendário, dos próprios eventos ou de um grupo; o anterior deixa de valer',
  access: 'session',
  input: z.object({ group: z.optional(slug) }),
  output: z.object({
    id: z.string(),
    /** Shown once: only a hash of it is stored. */
    path: z.string(),
  }),
  errors: ['not_found', 'not_allowed'],
});

export const revokeCalendarAddress = route({
  method: 'DELETE',
  path: '/api/calendar-addresses/:id',
  summary: 'Desliga um endereço de calendário',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});
