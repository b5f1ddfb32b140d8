import * as z from 'zod/mini';
import { id } from './id.ts';
import { LIVE_CHAPTER_TITLE_MAX_CHARACTERS, liveChapter, liveDetail } from './live-views.ts';
import { route } from './route.ts';

const seconds = z
  .number('O momento do capítulo não pôde ser lido')
  .check(z.int('O momento do capítulo é em segundos inteiros'), z.gte(0, 'O momento é negativo'));
const title = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escreva o título do capítulo'),
    z.maxLength(
      LIVE_CHAPTER_TITLE_MAX_CHARACTERS,
      `O título passa de ${LIVE_CHAPTER_TITLE_MAX_CHARACTERS} caracteres`,
    ),
  );
const milliseconds = z.number().check(z.int(), z.gte(0, 'O momento é negativo'));
const chapters = z.object({ chapters: z.array(liveChapter) });

export const addLiveChapter = route({
  method: 'POST',
  path: '/api/lives/:id/chapters',
  summary: 'Dá nome a um momento de uma gravação; para quem transmitiu e quem modera',
  access: 'session',
  idempotent: true,
  input: z.object({ id, seconds, title }),
  output: chapters,
  errors: ['not_found', 'not_allowed'],
});

export const changeLiveChapter = route({
  method: 'PATCH',
  path: '/api/lives/:id/chapters/:chapterId',
  summary: 'Muda o momento ou o título de um capítulo',
  access: 'session',
  input: z.object({ id, chapterId: id, seconds: z.optional(seconds), title: z.optional(title) }),
  output: chapters,
  errors: ['not_found', 'not_allowed'],
});

export const removeLiveChapter = route({
  method: 'DELETE',
  path: '/api/lives/:id/chapters/:chapterId',
  summary: 'Apaga um capítulo',
  access: 'session',
  input: z.object({ id, chapterId: id }),
  output: chapters,
  errors: ['not_found', 'not_allowed'],
});

export const cutLive = route({
  method: 'POST',
  path: '/api/lives/:id/cut',
  summary: 'Apaga para sempre o que há antes e depois de uma parte de uma gravação própria',
  access: 'session',
  idempotent: true,
  input: z.object({ id, startMs: milliseconds, endMs: milliseconds }),
  output: liveDetail,
  errors: ['not_found', 'not_allowed'],
});
