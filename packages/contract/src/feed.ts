import * as z from 'zod/mini';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { post } from './posts.ts';
import { route } from './route.ts';

/**
 * `following`: posts of the people one follows, newest first. `foryou`: chosen for the viewer, without posts
 * they have seen. `hot` and `video`: by interactions in relation to age, all posts or those with video. `all`
 * and `media`: the newest, all posts or those with photo or video.
 */
export const feedKind = z.enum(['all', 'media', 'hot', 'video', 'following', 'foryou']);
export type FeedKind = z.output<typeof feedKind>;

export const getFeed = route({
  method: 'GET',
  path: '/api/feed',
  summary:
    'Publicações: as mais novas (`all`, `media`), em alta (`hot`, `video`), de quem você segue (`following`) ou escolhidas para você (`foryou`)',
  access: 'public',
  input: z.object({ kind: z._default(feedKind, 'all'), ...pageInput }),
  output: page(post),
  errors: ['invalid_cursor', 'sign_in_required'],
});

export const SEEN_AT_ONCE = 100;

export const noteSeen = route({
  method: 'POST',
  path: '/api/feed/seen',
  summary: 'Diz quais publicações estiveram na tela, para que não se repitam',
  access: 'session',
  input: z.object({
    ids: z
      .array(id)
      .check(z.maxLength(SEEN_AT_ONCE, `Envie no máximo ${SEEN_AT_ONCE} publicações de cada vez`)),
  }),
  output: z.void(),
});
