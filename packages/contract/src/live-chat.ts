import * as z from 'zod/mini';
import { id } from './id.ts';
import { LIVE_MESSAGE_MAX_CHARACTERS, liveMessage } from './live-views.ts';
import { route } from './route.ts';

const someone = z.object({ id, username: z.string().check(z.maxLength(60)) });

export const listLiveMessages = route({
  method: 'GET',
  path: '/api/lives/:id/messages',
  summary:
    'O chat de uma live, do mais antigo ao mais novo: o fim dele, ou o que vem depois de `after`',
  access: 'public',
  input: z.object({ id, after: z.optional(id) }),
  output: z.object({ items: z.array(liveMessage), more: z.boolean() }),
  errors: ['not_found'],
});

export const sendLiveMessage = route({
  method: 'POST',
  path: '/api/lives/:id/messages',
  summary: 'Escreve no chat de uma live no ar',
  access: 'session',
  idempotent: true,
  input: z.object({
    id,
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Escreva uma mensagem'),
        z.maxLength(
          LIVE_MESSAGE_MAX_CHARACTERS,
          `A mensagem passa de ${LIVE_MESSAGE_MAX_CHARACTERS} caracteres`,
        ),
      ),
  }),
  output: liveMessage,
  errors: ['not_found', 'not_allowed'],
});

export const removeLiveMessage = route({
  method: 'DELETE',
  path: '/api/lives/:id/messages/:messageId',
  summary: 'Tira uma mensagem do chat: a própria ou, quem modera, qualquer uma',
  access: 'session',
  input: z.object({ id, messageId: id }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const pinLiveMessage = route({
  method: 'PUT',
  path: '/api/lives/:id/pinned',
  summary: 'Fixa uma mensagem sobre o chat, ou nenhuma; para quem modera',
  access: 'session',
  input: z.object({ id, messageId: z.nullable(id) }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const silenceInLive = route({
  method: 'PUT',
  path: '/api/lives/:id/silenced/:username',
  summary: 'Uma pessoa não escreve mais no chat desta live; para quem modera',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const letSpeakInLive = route({
  method: 'DELETE',
  path: '/api/lives/:id/silenced/:username',
  summary: 'Uma pessoa volta a escrever no chat desta live; para quem modera',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const addLiveModerator = route({
  method: 'PUT',
  path: '/api/lives/:id/moderators/:username',
  summary: 'Uma pessoa modera o chat de uma live própria',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const removeLiveModerator = route({
  method: 'DELETE',
  path: '/api/lives/:id/moderators/:username',
  summary: 'Uma pessoa não modera mais o chat de uma live própria',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});
