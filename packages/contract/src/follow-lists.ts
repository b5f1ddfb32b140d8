import * as z from 'zod/mini';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

const input = z.object({ username: z.string().check(z.maxLength(60)) });
export const listFollowers = route({
  method: 'GET',
  path: '/api/profiles/:username/followers',
  summary:
    'Quem segue um perfil, do mais novo ao mais antigo; vazia para quem não pode ver o perfil',
  access: 'public',
  input: z.extend(input, pageInput),
  output: page(profileCard),
  errors: ['not_found', 'invalid_cursor'],
});

export const listFollowed = route({
  method: 'GET',
  path: '/api/profiles/:username/followed',
  summary:
    'Quem um perfil segue, do mais novo ao mais antigo; vazia para quem não pode ver o perfil',
  access: 'public',
  input: z.extend(input, pageInput),
  output: page(profileCard),
  errors: ['not_found', 'invalid_cursor'],
});

export const removeFollower = route({
  method: 'DELETE',
  path: '/api/profile/followers/:username',
  summary: 'Tira alguém dos próprios seguidores',
  access: 'session',
  input,
  output: z.object({ followers: z.number() }),
  errors: ['not_found'],
});

export const listFollowRequests = route({
  method: 'GET',
  path: '/api/profile/follow-requests',
  summary: 'Quem pede para seguir o próprio perfil, do mais novo ao mais antigo',
  access: 'session',
  input: z.object(pageInput),
  output: page(z.extend(profileCard, { requestedAt: z.string() })),
  errors: ['invalid_cursor'],
});

export const countFollowRequests = route({
  method: 'GET',
  path: '/api/profile/follow-requests/count',
  summary: 'Quantas pessoas pedem para seguir o próprio perfil, no máximo 100',
  access: 'session',
  input: z.object({}),
  output: z.object({ count: z.number() }),
});

export const acceptFollowRequest = route({
  method: 'PUT',
  path: '/api/profile/follow-requests/:username',
  summary: 'Aceita um pedido para seguir',
  access: 'session',
  input,
  output: z.object({ followers: z.number() }),
  errors: ['not_found'],
});

export const refuseFollowRequest = route({
  method: 'DELETE',
  path: '/api/profile/follow-requests/:username',
  summary: 'Recusa um pedido para seguir; quem pediu não é avisado',
  access: 'session',
  input,
  output: z.void(),
  errors: ['not_found'],
});

export const acceptAllFollowRequests = route({
  method: 'PUT',
  path: '/api/profile/follow-requests',
  summary: 'Aceita todos os pedidos para seguir que estão abertos',
  access: 'session',
  input: z.object({}),
  output: z.object({
    followers: z.number(),
    /** Very many are accepted in batches, the rest right after the answer. */
    more: z.boolean(),
  }),
});
