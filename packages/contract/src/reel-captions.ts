import * as z from 'zod/mini';
import { id } from './id.ts';
import { route } from './route.ts';

export const LONGEST_CAPTIONS = 64 * 1024;

/** Where the captions of a post are read as WebVTT, with the rights of the post; not a call of the contract. */
export const captionsPath = (id: string) => `/api/posts/${id}/legendas.vtt`;

/** Null without captions. */
const captions = z.object({ url: z.nullable(z.string()) });

export const setReelCaptions = route({
  method: 'PUT',
  path: '/api/posts/:id/captions',
  summary: 'Guarda as legendas (WebVTT) do vídeo de uma publicação própria',
  access: 'session',
  bodyBytes: 4 * LONGEST_CAPTIONS,
  input: z.object({
    id,
    text: z
      .string()
      .check(
        z.minLength(1, 'Escreva as legendas, ou escolha um arquivo .vtt'),
        z.maxLength(LONGEST_CAPTIONS, `As legendas têm no máximo ${LONGEST_CAPTIONS} caracteres`),
      ),
  }),
  output: captions,
  errors: ['not_found', 'not_allowed'],
});

export const removeReelCaptions = route({
  method: 'DELETE',
  path: '/api/posts/:id/captions',
  summary: 'Apaga as legendas do vídeo de uma publicação própria',
  access: 'session',
  input: z.object({ id }),
  output: captions,
  errors: ['not_found', 'not_allowed'],
});
