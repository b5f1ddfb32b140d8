import * as z from 'zod/mini';
import { fileInput } from './files.ts';
import { id } from './id.ts';
import { MOMENT_MAX_STICKERS, newSticker } from './moment-stickers.ts';
import { moment, momentAudience, momentPerson } from './moment-views.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

const someone = z.object({ username: z.string().check(z.maxLength(60)) });

export const createMoment = route({
  method: 'POST',
  path: '/api/moments',
  summary: 'Publica uma foto ou um vídeo de até 60 segundos, por 24 horas',
  access: 'session',
  idempotent: true,
  input: z.object({
    media: fileInput,
    audience: z._default(momentAudience, 'public'),
    stickers: z._default(
      z
        .array(newSticker)
        .check(z.maxLength(MOMENT_MAX_STICKERS, `São no máximo ${MOMENT_MAX_STICKERS} adesivos`)),
      [],
    ),
  }),
  output: moment,
  errors: ['not_found', 'not_allowed'],
});

export const listMoments = route({
  method: 'GET',
  path: '/api/moments',
  summary: 'Os moments das últimas 24 horas, os novos primeiro, e depois as conquistas guardadas',
  access: 'public',
  input: z.object(pageInput),
  output: page(moment),
  errors: ['invalid_cursor'],
});

export const listMomentPeople = route({
  method: 'GET',
  path: '/api/moments/people',
  summary:
    'Quem a conta segue e tem moments: a própria conta primeiro, depois quem tem algo ainda não visto',
  access: 'session',
  input: z.object({}),
  output: z.object({ items: z.array(momentPerson) }),
});

export const getMoment = route({
  method: 'GET',
  path: '/api/moments/:id',
  summary: 'Um moment',
  access: 'public',
  input: z.object({ id }),
  output: moment,
  errors: ['not_found'],
});

export const deleteMoment = route({
  method: 'DELETE',
  path: '/api/moments/:id',
  summary: 'Apaga um moment próprio, com seus arquivos',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const listMomentsOf = route({
  method: 'GET',
  path: '/api/profiles/:username/moments',
  summary:
    'Os moments de uma pessoa: os das últimas 24 horas, os antigos primeiro, e os que ela guardou, os novos primeiro',
  access: 'public',
  input: someone,
  output: z.object({
    person: z.nullable(profileCard),
    own: z.boolean(),
    /** The viewer has muted the person's moments. */
    muted: z.boolean(),
    current: z.array(moment),
    kept: z.array(moment),
  }),
  errors: ['not_found'],
});

export const getMomentRing = route({
  method: 'GET',
  path: '/api/profiles/:username/moments/ring',
  summary: 'Se uma pessoa tem moments das últimas 24 horas, e se algum ainda não foi visto',
  access: 'public',
  input: someone,
  output: z.object({ ring: z.nullable(z.enum(['unseen', 'seen'])) }),
  errors: ['not_found'],
});

export const muteMoments = route({
  method: 'PUT',
  path: '/api/profiles/:username/moments/mute',
  summary: 'Deixa os moments de uma pessoa fora das listas; o resto dela continua',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const unmuteMoments = route({
  method: 'DELETE',
  path: '/api/profiles/:username/moments/mute',
  summary: 'Volta a mostrar os moments de uma pessoa nas listas',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const listCloseFriends = route({
  method: 'GET',
  path: '/api/moments/close-friends',
  summary: 'A lista de amigos próximos da conta; só ela a vê',
  access: 'session',
  input: z.object(pageInput),
  output: page(profileCard),
  errors: ['invalid_cursor'],
});

export const addCloseFriend = route({
  method: 'PUT',
  path: '/api/moments/close-friends/:username',
  summary: 'Põe uma pessoa na lista de amigos próximos, sem que ela saiba',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const removeCloseFriend = route({
  method: 'DELETE',
  path: '/api/moments/close-friends/:username',
  summary: 'Tira uma pessoa da lista de amigos próximos, sem que ela saiba',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});
