import * as z from 'zod/mini';
import { followState } from './profiles.ts';
import { route } from './route.ts';

const input = z.object({ username: z.string().check(z.maxLength(60)) });
const output = z.object({ following: followState, followers: z.number() });

export const follow = route({
  method: 'PUT',
  path: '/api/profiles/:username/follow',
  summary: 'Segue um perfil; a um perfil privado, pede para seguir',
  access: 'session',
  input,
  output,
  errors: ['not_found', 'not_allowed'],
});

export const unfollow = route({
  method: 'DELETE',
  path: '/api/profiles/:username/follow',
  summary: 'Deixa de seguir um perfil, ou retira o pedido',
  access: 'session',
  input,
  output,
  errors: ['not_found'],
});
