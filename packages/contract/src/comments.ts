import * as z from 'zod/mini';
import { fileInput, fileView } from './files.ts';
import { id } from './id.ts';
import { mentions } from './mentions.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export const COMMENT_MAX_CHARACTERS = 2000;
/** How long after it was written a comment can be edited. */
export const COMMENT_EDIT_HOURS = 24;

const comment = z.object({
  id: z.string(),
  postId: z.string(),
  /** The comment at the top of its thread; null for that one itself. */
  parentId: z.nullable(z.string()),
  author: profileCard,
  text: z.string(),
  mentions,
  /** Its picture; a comment with one may have no text. */
  media: z.nullable(fileView),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** Hidden by the author of the post: besides them only its own author sees it. */
  hidden: z.boolean(),
  /** Its author's profile is private: others do not see it. */
  forFollowers: z.boolean(),
  counts: z.object({ likes: z.number(), replies: z.number() }),
  /** What the viewer did and may do; all false for a visitor. */
  liked: z.boolean(),
  own: z.boolean(),
  mayEdit: z.boolean(),
  mayHide: z.boolean(),
  mayDelete: z.boolean(),
});
export type Comment = z.output<typeof comment>;

export const commentOrder = z.enum(['relevant', 'newest', 'oldest']);
export type CommentOrder = z.output<typeof commentOrder>;

const text = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      COMMENT_MAX_CHARACTERS,
      `O comentário passa de ${COMMENT_MAX_CHARACTERS} caracteres`,
    ),
  );

export const createComment = route({
  method: 'POST',
  path: '/api/posts/:id/comments',
  summary:
    'Comenta uma publicação, com texto, uma foto ou ambos; `parentId` responde a um comentário',
  access: 'session',
  idempotent: true,
  input: z.object({
    id,
    text: z._default(text, ''),
    parentId: z.optional(id),
    media: z.optional(fileInput),
  }),
  output: comment,
  errors: ['not_found', 'not_allowed'],
});

export const listComments = route({
  method: 'GET',
  path: '/api/posts/:id/comments',
  summary: 'Os comentários de uma publicação, sem as respostas',
  access: 'public',
  input: z.object({ id, sort: z._default(commentOrder, 'relevant'), ...pageInput }),
  output: page(comment),
  errors: ['not_found', 'invalid_cursor'],
});

export const listReplies = route({
  method: 'GET',
  path: '/api/comments/:id/replies',
  summary: 'As respostas a um comentário, as antigas primeiro',
  access: 'public',
  input: z.object({ id, ...pageInput }),
  output: page(comment),
  errors: ['not_found', 'invalid_cursor'],
});

export const getComment = route({
  method: 'GET',
  path: '/api/comments/:id',
  summary: 'Um comentário e, se for uma resposta, aquele a que responde',
  access: 'public',
  input: z.object({ id }),
  output: z.object({ comment, parent: z.nullable(comment) }),
  errors: ['not_found'],
});

export const editComment = route({
  method: 'PATCH',
  path: '/api/comments/:id',
  summary: `Muda um comentário próprio, nas primeiras ${COMMENT_EDIT_HOURS} horas`,
  access: 'session',
  input: z.object({ id, text }),
  output: comment,
  errors: ['not_found', 'not_allowed'],
});

export const deleteComment = route({
  method: 'DELETE',
  path: '/api/comments/:id',
  summary: 'Apaga um comentário próprio, ou de outra pessoa na própria publicação',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const hideComment = route({
  method: 'PUT',
  path: '/api/comments/:id/hidden',
  summary: 'Oculta um comentário, com suas respostas, na própria publicação',
  access: 'session',
  input: z.object({ id }),
  output: comment,
  errors: ['not_found'],
});

export const showComment = route({
  method: 'DELETE',
  path: '/api/comments/:id/hidden',
  summary: 'Volta a mostrar um comentário oculto',
  access: 'session',
  input: z.object({ id }),
  output: comment,
  errors: ['not_found'],
});

const like = z.object({ liked: z.boolean(), likes: z.number() });

export const likeComment = route({
  method: 'PUT',
  path: '/api/comments/:id/like',
  summary: 'Curte um comentário',
  access: 'session',
  input: z.object({ id }),
  output: like,
  errors: ['not_found'],
});

export const unlikeComment = route({
  method: 'DELETE',
  path: '/api/comments/:id/like',
  summary: 'Deixa de curtir um comentário',
  access: 'session',
  input: z.object({ id }),
  output: like,
  errors: ['not_found'],
});
