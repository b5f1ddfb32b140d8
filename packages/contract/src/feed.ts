import * as z from 'zod/mini';
import { page, pageInput } from './pagination.ts';
import { post } from './posts.ts';
import { route } from './route.ts';

export const feedKind = z.enum(['all', 'video', 'media', 'following']);
export type FeedKind = z.output<typeof feedKind>;

export const getFeed = route({
  method: 'GET',
  path: '/api/feed',
  summary:
    'Publicações, as novas primeiro; `kind` separa as que têm vídeo, ou foto ou vídeo, ou as de quem você segue',
  access: 'public',
  input: z.object({ kind: z._default(feedKind, 'all'), ...pageInput }),
  output: page(post),
  errors: ['invalid_cursor', 'sign_in_required'],
});
