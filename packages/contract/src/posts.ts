import * as z from 'zod/mini';
import { fileInput, fileView } from './files.ts';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export const POST_MAX_CHARACTERS = 5000;
export const POST_MAX_FILES = 10;

export const post = z.object({
  id: z.string(),
  author: profileCard,
  text: z.string(),
  media: z.array(fileView),
  createdAt: z.string(),
  own: z.boolean(),
});
export type Post = z.output<typeof post>;

export const createPost = route({
  method: 'POST',
  path: '/api/posts',
  summary: 'Publica texto, fotos e vídeos',
  access: 'session',
  idempotent: true,
  input: z.object({
    text: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(POST_MAX_CHARACTERS, `O texto passa de ${POST_MAX_CHARACTERS} caracteres`),
        ),
      '',
    ),
    media: z._default(
      z.array(fileInput).check(z.maxLength(POST_MAX_FILES, `No máximo ${POST_MAX_FILES} arquivos`)),
      [],
    ),
  }),
  output: post,
  errors: ['key_reused', 'in_progress', 'not_found'],
});

export const getPost = route({
  method: 'GET',
  path: '/api/posts/:id',
  summary: 'Uma publicação',
  access: 'public',
  input: z.object({ id }),
  output: post,
  errors: ['not_found'],
});

export const deletePost = route({
  method: 'DELETE',
  path: '/api/posts/:id',
  summary: 'Apaga uma publicação própria',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const listProfilePosts = route({
  method: 'GET',
  path: '/api/profiles/:username/posts',
  summary: 'As publicações de um perfil, as novas primeiro; `kind` separa as que têm vídeo',
  access: 'public',
  input: z.object({
    username: z.string().check(z.maxLength(60)),
    kind: z._default(z.enum(['all', 'video']), 'all'),
    ...pageInput,
  }),
  output: page(post),
  errors: ['not_found', 'invalid_cursor'],
});
