import * as z from 'zod/mini';
import { page, pageInput } from './pagination.ts';
import { post } from './posts.ts';
import { route } from './route.ts';

export const getFeed = route({
  method: 'GET',
  path: '/api/feed',
  summary: 'Publicações, as novas primeiro; `kind` separa as que têm vídeo, ou foto ou vídeo',
  access: 'public',
  input: z.object({ kind: z._default(z.enum(['all', 'video', 'media']), 'all'), ...pageInput }),
  output: page(post),
  errors: ['invalid_cursor'],
});
