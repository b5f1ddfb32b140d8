import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { id } from './id.ts';
import { mentions } from './mentions.ts';
import { commentsBy, newPost, POST_BODY_BYTES, pollResults, postAudience } from './new-post.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export * from './new-post.ts';

export const poll = z.object({
  closesAt: z.string(),
  closed: z.boolean(),
  multiple: z.boolean(),
  results: pollResults,
  changeable: z.boolean(),
  anonymous: z.boolean(),
  options: z.array(
    z.object({
      label: z.string(),
      picture: z.nullable(fileView),
      /** Null while the viewer may not see the result. */
      votes: z.nullable(z.number()),
      chosen: z.boolean(),
    }),
  ),
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

/** What a post shows of the event that it announces or belongs to. */
const eventOfPost = z.object({
  slug: z.string(),
  title: z.string(),
  /** Of the next date. */
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  place: z.string(),
  cancelled: z.boolean(),
});
export type EventOfPost = z.output<typeof eventOfPost>;

const simplePost = z.object({
  id: z.string(),
  author: profileCard,
  text: z.string(),
  mentions,
  media: z.array(fileView),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  own: z.boolean(),
  audience: postAudience,
  group: z.nullable(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** Whether the viewer is a member, and may hide and pin posts. */
      joined: z.boolean(),
      moderated: z.boolean(),
      /** It stands at the top of the group. */
      pinned: z.boolean(),
    }),
  ),
  /** Only its author and the moderators of the group see it: it waits for them, or they hid it. */
  held: z.nullable(z.enum(['pending', 'hidden'])),
  /** Why they hid it. */
  heldReason: z.nullable(z.string()),
  commentsBy,
  place: z.string(),
  counts,
  /** What the viewer did and may do; all false for a visitor. */
  liked: z.boolean(),
  saved: z.boolean(),
  reposted: z.boolean(),
  mayComment: z.boolean(),
  mayQuote: z.boolean(),
  /** Whether it may be reposted at all: only public posts. */
  mayShare: z.boolean(),
  pinned: z.boolean(),
  poll: z.nullable(poll),
  event: z.nullable(eventOfPost),
  tagged: z.array(z.object({ username: z.string(), displayName: z.string() })),
});
export type SimplePost = z.output<typeof simplePost>;

export const post = z.extend(simplePost, {
  quoted: z.nullable(simplePost),
  /** It quotes a post that the viewer may not see, or that was deleted. */
  quoteGone: z.boolean(),
  /** In lists: who reposted it, and the id of the repost. */
  repost: z.nullable(z.object({ id: z.string(), by: profileCard, createdAt: z.string() })),
});
export type Post = z.output<typeof post>;

export const createPost = route({
  method: 'POST',
  path: '/api/posts',
  summary: 'Publica texto, fotos e vídeos',
  access: 'session',
  idempotent: true,
  bodyBytes: POST_BODY_BYTES,
  input: z.extend(newPost, {
    /** The draft of this post: deleted in the same transaction. */
    draftId: z.optional(id),
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
