import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { post } from './posts.ts';
import { route } from './route.ts';

export const COLLECTION_NAME_MAX_CHARACTERS = 60;
export const MOST_COLLECTIONS = 100;

const bookmark = z.object({
  saved: z.boolean(),
  /** Its collection; for a post that was just removed, its last one. */
  collectionId: z.nullable(z.string()),
});

const shelf = {
  /** Counts what the viewer can still see. */
  count: z.number(),
  /** The newest file in it. */
  cover: z.nullable(fileView),
};

const collection = z.object({ id: z.string(), name: z.string(), ...shelf });
export type Collection = z.output<typeof collection>;

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Dê um nome à coleção'),
    z.maxLength(
      COLLECTION_NAME_MAX_CHARACTERS,
      `O nome da coleção passa de ${COLLECTION_NAME_MAX_CHARACTERS} caracteres`,
    ),
  );

export const savePost = route({
  method: 'PUT',
  path: '/api/posts/:id/bookmark',
  summary: 'Salva uma publicação; `collectionId` escolhe a coleção, `null` tira da coleção',
  access: 'session',
  input: z.object({ id, collectionId: z.optional(z.nullable(id)) }),
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

export const listCollections = route({
  method: 'GET',
  path: '/api/collections',
  summary: 'As coleções de salvos, por nome, e quanto há ao todo',
  access: 'session',
  input: z.object({}),
  output: z.object({ all: z.object(shelf), items: z.array(collection) }),
});
export type Collections = z.output<typeof listCollections.output>;

export const createCollection = route({
  method: 'POST',
  path: '/api/collections',
  summary: 'Cria uma coleção de salvos',
  access: 'session',
  idempotent: true,
  input: z.object({ name }),
  output: collection,
  errors: ['already_in_use', 'not_allowed'],
});

export const renameCollection = route({
  method: 'PATCH',
  path: '/api/collections/:id',
  summary: 'Muda o nome de uma coleção',
  access: 'session',
  input: z.object({ id, name }),
  output: z.void(),
  errors: ['not_found', 'already_in_use'],
});

export const deleteCollection = route({
  method: 'DELETE',
  path: '/api/collections/:id',
  summary: 'Apaga uma coleção; o que estava nela continua salvo',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});
