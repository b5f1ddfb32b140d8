import * as z from 'zod/mini';
import { id } from './id.ts';
import { route } from './route.ts';

const one = z.object({ id });

/** What the owner of a live sees of a program, such as OBS, that broadcasts it. */
const liveProgram = z.object({
  /** The address of the server; null where the operator offers none. */
  server: z.nullable(z.string()),
  /** When the stream key of the account was made; null where there is none. */
  keyMadeAt: z.nullable(z.string()),
  /** `waiting`: none is connected. `seen`: nobody else sees it. `starting`: told to go on air. */
  state: z.enum(['waiting', 'seen', 'starting', 'onAir']),
  /** What comes, as far as the program says it; null until something has come. */
  picture: z.nullable(
    z.object({
      width: z.nullable(z.number()),
      height: z.nullable(z.number()),
      frameRate: z.nullable(z.number()),
      hasAudio: z.boolean(),
    }),
  ),
  /** How many go first where the server is full; null where it need not wait. */
  place: z.nullable(z.number()),
  /** Why the last program could not go on, for half an hour. */
  refusal: z.nullable(z.object({ sentence: z.string(), at: z.string() })),
});
export type LiveProgram = z.output<typeof liveProgram>;

export const getLiveProgram = route({
  method: 'GET',
  path: '/api/lives/:id/program',
  summary: 'O que chega de um programa de transmissão para uma live própria',
  access: 'session',
  input: one,
  output: liveProgram,
  errors: ['not_found'],
});

export const awaitProgram = route({
  method: 'PUT',
  path: '/api/lives/:id/program',
  summary: 'A chave de transmissão da conta leva, a partir de agora, a esta live própria',
  access: 'session',
  input: one,
  output: liveProgram,
  errors: ['not_found', 'not_allowed'],
});

export const airProgram = route({
  method: 'POST',
  path: '/api/lives/:id/program',
  summary: 'Mostra o que chega do programa: as primeiras imagens vêm em alguns segundos',
  access: 'session',
  input: one,
  output: liveProgram,
  errors: ['not_found', 'not_allowed'],
});

export const makeStreamKey = route({
  method: 'POST',
  path: '/api/stream-key',
  summary: 'Gera a chave de transmissão da conta, mostrada só agora; a anterior deixa de valer',
  access: 'session',
  input: z.object({}),
  output: z.object({ key: z.string() }),
});
