import * as z from 'zod/mini';
import { captionTrack } from './caption-tracks.ts';
import { id } from './id.ts';
import { route } from './route.ts';

/** How many reels may be asked for at once. */
export const MOST_CLIPS = 50;
const ONE_ID = '(\\d{1,18}|[1-8]\\d{18})';

/** What a player needs to know about the first video of a post, besides the post. */
export const reelClip = z.object({
  /** Of the post. */
  id: z.string(),
  /** Null while the media service does not know. */
  durationMs: z.nullable(z.number()),
  /** A playlist in several sizes; null for short videos, and until all sizes are made. */
  playlist: z.nullable(z.string()),
  /** One for each language in which it has captions. */
  captions: z.array(captionTrack),
});
export type ReelClip = z.output<typeof reelClip>;

export const getReelClips = route({
  method: 'GET',
  path: '/api/reels/clips',
  summary: 'Como tocar os vídeos de várias publicações; as que não se pode ver ficam de fora',
  access: 'public',
  input: z.object({
    /** Ids of posts between commas. */
    ids: z.string().check(z.regex(new RegExp(`^${ONE_ID}(,${ONE_ID}){0,${MOST_CLIPS - 1}}$`))),
  }),
  output: z.object({ items: z.array(reelClip) }),
});

/** How many reels one report may name. */
export const WATCHED_AT_ONCE = 50;
export const LONGEST_WATCH_MS = 600_000;

export const noteWatched = route({
  method: 'POST',
  path: '/api/reels/watched',
  summary:
    'Diz por quanto tempo, sem sair, cada vídeo foi assistido; vale o maior tempo, então pode ser repetido',
  access: 'session',
  input: z.object({
    watched: z
      .array(z.object({ id, ms: z.number().check(z.int(), z.gte(0), z.lte(LONGEST_WATCH_MS)) }))
      .check(z.maxLength(WATCHED_AT_ONCE, `Envie no máximo ${WATCHED_AT_ONCE} vídeos de cada vez`)),
  }),
  output: z.void(),
});
