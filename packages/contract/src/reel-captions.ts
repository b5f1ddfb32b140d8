import * as z from 'zod/mini';
import { type CaptionLanguage, captionLanguage, captionTrack } from './caption-tracks.ts';
import { id } from './id.ts';
import { route } from './route.ts';

export const LONGEST_CAPTIONS = 64 * 1024;

/** Where the captions of a post are read as WebVTT, with the rights of the post; not a call of the contract. */
export const captionsPath = (id: string, language: CaptionLanguage) =>
  `/api/posts/${id}/legendas/${language}.vtt`;

/** All that the video has now. */
const captions = z.object({ tracks: z.array(captionTrack) });

export const setReelCaptions = route({
  method: 'PUT',
  path: '/api/posts/:id/captions/:language',
  summary: 'Guarda as legendas (WebVTT) do vídeo de uma publicação própria, em uma língua',
  access: 'session',
  bodyBytes: 4 * LONGEST_CAPTIONS,
  input: z.object({
    id,
    language: captionLanguage,
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
  path: '/api/posts/:id/captions/:language',
  summary: 'Apaga as legendas do vídeo de uma publicação própria, em uma língua',
  access: 'session',
  input: z.object({ id, language: captionLanguage }),
  output: captions,
  errors: ['not_found', 'not_allowed'],
});
