import * as z from 'zod/mini';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { post } from './posts.ts';
import { route } from './route.ts';

const slug = z.string().check(z.maxLength(120));
const REASON_MAX_CHARACTERS = 300;

/** For the author, and for the group's log. */
const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Diga o motivo'),
    z.maxLength(REASON_MAX_CHARACTERS, `O motivo passa de ${REASON_MAX_CHARACTERS} caracteres`),
  );

export const listGroupPosts = route({
  method: 'GET',
  path: '/api/groups/:slug/posts',
  summary:
    'As publicações de um grupo, a fixada e depois as novas primeiro; `kind` separa as enquetes e, para quem modera, as que esperam',
  access: 'public',
  input: z.object({
    slug,
    kind: z._default(z.enum(['all', 'polls', 'waiting']), 'all'),
    ...pageInput,
  }),
  output: page(post),
  errors: ['not_found', 'not_allowed', 'invalid_cursor'],
});

export const hideGroupPost = route({
  method: 'PUT',
  path: '/api/posts/:id/hidden',
  summary: 'Oculta uma publicação de um grupo: só a veem quem a escreveu e quem modera',
  access: 'session',
  input: z.object({ id, reason }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const showGroupPost = route({
  method: 'DELETE',
  path: '/api/posts/:id/hidden',
  summary: 'Aprova uma publicação que esperava, ou mostra de novo uma que foi oculta',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const removeGroupPost = route({
  method: 'POST',
  path: '/api/posts/:id/removal',
  summary: 'Apaga uma publicação de outra pessoa de um grupo que se modera',
  access: 'session',
  input: z.object({ id, reason }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const pinGroupPost = route({
  method: 'PUT',
  path: '/api/groups/:slug/pinned-post',
  summary: 'Fixa uma publicação no alto do grupo, no lugar da que estava',
  access: 'session',
  input: z.object({ slug, id }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const unpinGroupPost = route({
  method: 'DELETE',
  path: '/api/groups/:slug/pinned-post',
  summary: 'Tira a publicação fixada do alto do grupo',
  access: 'session',
  input: z.object({ slug }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});
