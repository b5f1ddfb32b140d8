import * as z from 'zod/mini';
import { id } from './id.ts';
import { audience, postText } from './new-post.ts';
import { route } from './route.ts';

export const REEL_MAX_SECONDS = 90;
export const REEL_MIN_SECONDS = 1;
export const MOST_REELS_IN_MAKING = 5;

/** A place in the uploaded video, in milliseconds. */
const place = z.number().check(z.int('Diga o tempo em milissegundos inteiros'), z.gte(0));

/** A reel before it is published. */
export const reelMaking = z.object({
  id,
  text: z.string(),
  createdAt: z.string(),
  state: z.enum(['making', 'published', 'failed']),
  /** From 0 to 1. */
  progress: z.number(),
  /** How many videos of anyone are cut before it. */
  before: z.number(),
  /** How long it takes until it is cut, about; null if that is not known. */
  seconds: z.nullable(z.number()),
  /** The post, once it is published. */
  postId: z.nullable(id),
  /** Why it failed. */
  problem: z.nullable(z.string()),
});
export type ReelMaking = z.output<typeof reelMaking>;

export const makeReel = route({
  method: 'POST',
  path: '/api/reels/making',
  summary: 'Corta um vídeo enviado e o publica como reel assim que estiver pronto',
  access: 'session',
  idempotent: true,
  input: z.object({
    /** Path of the uploaded video. */
    video: z.string().check(z.minLength(2), z.maxLength(512), z.startsWith('/')),
    startMs: place,
    /** Without it, the end of the video. */
    endMs: z.optional(place),
    /** Which picture stands for it before it plays. */
    coverMs: place,
    /** Without sound. */
    muted: z._default(z.boolean(), false),
    text: z._default(postText, ''),
    /** Says what is to be seen. */
    alt: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
    audience: z._default(audience, 'public'),
  }),
  output: reelMaking,
  errors: ['not_found', 'not_allowed'],
});

export const listReelMakings = route({
  method: 'GET',
  path: '/api/reels/making',
  summary:
    'Os reels da conta em preparo, e os que não deram certo no último dia, o mais novo primeiro',
  access: 'session',
  input: z.object({}),
  output: z.object({ items: z.array(reelMaking) }),
});

export const getReelMaking = route({
  method: 'GET',
  path: '/api/reels/making/:id',
  summary: 'Quanto falta para um reel ser publicado',
  access: 'session',
  input: z.object({ id }),
  output: reelMaking,
  errors: ['not_found'],
});

export const cancelReelMaking = route({
  method: 'DELETE',
  path: '/api/reels/making/:id',
  summary: 'Desiste de um reel que ainda não foi publicado',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});
