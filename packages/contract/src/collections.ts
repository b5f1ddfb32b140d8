import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { id } from './id.ts';
import { route } from './route.ts';

export const COLLECTION_NAME_MAX_CHARACTERS = 60;

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

export const removeFromCollection = route({
  method: 'DELETE',
  path: '/api/collections/:id/posts/:postId',
  summary: 'Tira uma publicação de uma coleção; ela continua salva',
  access: 'session',
  input: z.object({ id, postId: id }),
  output: z.void(),
  errors: ['not_found'],
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
