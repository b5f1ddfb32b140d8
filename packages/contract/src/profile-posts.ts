import * as z from 'zod/mini';
import { id } from './id.ts';
import { post } from './posts.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export const pinPost = route({
  method: 'PUT',
  path: '/api/profile/pinned-post',
  summary: 'Fixa uma publicação própria no alto do perfil, no lugar da que estava',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const unpinPost = route({
  method: 'DELETE',
  path: '/api/profile/pinned-post',
  summary: 'Tira a publicação fixada do alto do perfil',
  access: 'session',
  input: z.object({}),
  output: z.void(),
});

/** The same for everyone: for feed readers. */
export const listOpenPosts = route({
  method: 'GET',
  path: '/api/profiles/:username/open-posts',
  summary: 'As últimas publicações de um perfil público que qualquer um pode ver',
  access: 'public',
  input: z.object({ username: z.string().check(z.maxLength(60)) }),
  output: z.object({ author: profileCard, items: z.array(post) }),
  errors: ['not_found'],
});
