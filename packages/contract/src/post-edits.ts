import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { id } from './id.ts';
import { mentions } from './mentions.ts';
import { POST_BODY_BYTES, POST_MAX_FILES, postText } from './new-post.ts';
import { page, pageInput } from './pagination.ts';
import { post } from './posts.ts';
import { route } from './route.ts';

export const editPost = route({
  method: 'PATCH',
  path: '/api/posts/:id',
  summary: 'Muda o texto, as descrições e a ordem dos arquivos de uma publicação própria',
  access: 'session',
  bodyBytes: POST_BODY_BYTES,
  input: z.object({
    id,
    text: postText,
    /** The files that stay, in their new order: `from` is the place that each has now. */
    media: z.optional(
      z
        .array(
          z.object({
            from: z.number().check(z.int(), z.gte(0), z.lt(POST_MAX_FILES)),
            alt: z.string().check(z.maxLength(1000, 'A descrição passa de 1000 caracteres')),
          }),
        )
        .check(z.maxLength(POST_MAX_FILES, `No máximo ${POST_MAX_FILES} arquivos`)),
    ),
  }),
  output: post,
  errors: ['not_found'],
});

const postVersion = z.object({
  text: z.string(),
  mentions,
  media: z.array(fileView),
  /** Until when this version was current. */
  replacedAt: z.string(),
});
export type PostVersion = z.output<typeof postVersion>;

export const listPostEdits = route({
  method: 'GET',
  path: '/api/posts/:id/edits',
  summary: 'O que uma publicação dizia antes de cada edição, a última primeiro',
  access: 'public',
  input: z.object({ id, ...pageInput }),
  output: page(postVersion),
  errors: ['not_found', 'invalid_cursor'],
});
