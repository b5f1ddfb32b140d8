import * as z from 'zod/mini';
import { route } from './route.ts';

const input = z.object({ username: z.string().check(z.maxLength(60)) });
const output = z.object({ following: z.boolean(), followers: z.number() });

export const follow = route({
  method: 'PUT',
  path: '/api/profiles/:username/follow',
  summary: 'Segue um perfil',
  access: 'session',
  input,
  output,
  errors: ['not_found', 'not_allowed'],
});

export const unfollow = route({
  method: 'DELETE',
  path: '/api/profiles/:username/follow',
  summary: 'Deixa de seguir um perfil',
  access: 'session',
  input,
  output,
  errors: ['not_found'],
});
