import * as z from 'zod/mini';
import { fileInput, fileView } from './files.ts';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export const POST_MAX_CHARACTERS = 5000;
export const POST_MAX_FILES = 10;

export const POLL_MAX_OPTIONS = 6;
export const POST_MAX_TAGGED = 20;

/** Who sees a post. */
export const audience = z.enum(['public', 'followers', 'self']);
export type Audience = z.output<typeof audience>;

export const commentsBy = z.enum(['everyone', 'followers', 'mentioned', 'nobody']);
export type CommentsBy = z.output<typeof commentsBy>;

export const poll = z.object({
  closesAt: z.string(),
  closed: z.boolean(),
  multiple: z.boolean(),
  options: z.array(z.object({ label: z.string(), votes: z.number(), chosen: z.boolean() })),
});
export type Poll = z.output<typeof poll>;

export const counts = z.object({
  likes: z.number(),
  comments: z.number(),
  shares: z.number(),
  sends: z.number(),
  saves: z.number(),
});
export type PostCounts = z.output<typeof counts>;

const simplePost = z.object({
  id: z.string(),
  author: profileCard,
  text: z.string(),
  media: z.array(fileView),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  own: z.boolean(),
  audience,
  commentsBy,
  place: z.string(),
  counts,
  /** What the viewer did and may do; all false for a visitor. */
  liked: z.boolean(),
  saved: z.boolean(),
  reposted: z.boolean(),
  mayComment: z.boolean(),
  mayQuote: z.boolean(),
  /** Whether it may be passed on at all: only what everybody may see. */
  mayShare: z.boolean(),
  pinned: z.boolean(),
  poll: z.nullable(poll),
  tagged: z.array(z.object({ username: z.string(), displayName: z.string() })),
});
export type SimplePost = z.output<typeof simplePost>;

export const post = z.extend(simplePost, {
  quoted: z.nullable(simplePost),
  /** It quotes something that the viewer cannot see, or that is gone. */
  quoteGone: z.boolean(),
  /** In lists: who passed it on, and the id of that. */
  repost: z.nullable(z.object({ id: z.string(), by: profileCard, createdAt: z.string() })),
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
    audience: z._default(audience, 'public'),
    commentsBy: z._default(commentsBy, 'everyone'),
    quotable: z._default(z.boolean(), true),
    place: z._default(
      z.string().check(z.trim(), z.maxLength(80, 'O lugar passa de 80 caracteres')),
      '',
    ),
    quoteOf: z.optional(id),
    poll: z.optional(
      z.object({
        options: z
          .array(
            z
              .string()
              .check(
                z.trim(),
                z.minLength(1, 'Escreva cada opção da enquete'),
                z.maxLength(80, 'Uma opção da enquete passa de 80 caracteres'),
              ),
          )
          .check(
            z.minLength(2, 'A enquete precisa de duas opções'),
            z.maxLength(POLL_MAX_OPTIONS, `A enquete tem no máximo ${POLL_MAX_OPTIONS} opções`),
          ),
        hours: z.number().check(z.int(), z.gte(1), z.lte(24 * 14)),
        multiple: z._default(z.boolean(), false),
      }),
    ),
    /** Usernames of people in the pictures. */
    tagged: z._default(
      z
        .array(z.string().check(z.maxLength(60)))
        .check(z.maxLength(POST_MAX_TAGGED, `Marque no máximo ${POST_MAX_TAGGED} pessoas`)),
      [],
    ),
  }),
  output: post,
  errors: ['key_reused', 'in_progress', 'not_found', 'not_allowed'],
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
  summary:
    'As publicações de um perfil, a fixada e depois as novas primeiro; `kind` separa as que têm vídeo e aquelas em que está marcado',
  access: 'public',
  input: z.object({
    username: z.string().check(z.maxLength(60)),
    kind: z._default(z.enum(['all', 'video', 'tagged']), 'all'),
    ...pageInput,
  }),
  output: page(post),
  errors: ['not_found', 'invalid_cursor'],
});
