import * as z from 'zod/mini';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { post } from './posts.ts';
import { route } from './route.ts';

export const MOST_COLLECTIONS = 100;

const bookmark = z.object({
  saved: z.boolean(),
  /** Its collections; for a post that was just removed, its last ones. */
  collectionIds: z.array(z.string()),
});

export const savePost = route({
  method: 'PUT',
  path: '/api/posts/:id/bookmark',
  summary: 'Salva uma publicação; `collectionIds` a põe também nestas coleções',
  access: 'session',
  input: z.object({
    id,
    collectionIds: z.optional(z.array(id).check(z.maxLength(MOST_COLLECTIONS))),
  }),
  output: bookmark,
  errors: ['not_found'],
});

export const unsavePost = route({
  method: 'DELETE',
  path: '/api/posts/:id/bookmark',
  summary: 'Tira uma publicação dos salvos',
  access: 'session',
  input: z.object({ id }),
  output: bookmark,
  errors: [],
});

export const listSavedPosts = route({
  method: 'GET',
  path: '/api/bookmarks',
  summary: 'As publicações salvas, as últimas primeiro; `collectionId` mostra uma coleção',
  access: 'session',
  input: z.object({ collectionId: z.optional(id), ...pageInput }),
  output: page(post),
  errors: ['not_found', 'invalid_cursor'],
});
