import * as z from 'zod/mini';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

const someone = z.object({ username: z.string().check(z.maxLength(60)) });

/** For how many days something is muted; without it, until it is unmuted. */
const days = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(365)));

/** Until when; null for no end. */
const until = z.nullable(z.string());

export const blockProfile = route({
  method: 'PUT',
  path: '/api/profiles/:username/block',
  summary: 'Bloqueia um perfil: um não vê mais o outro, e ninguém segue ninguém',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const unblockProfile = route({
  method: 'DELETE',
  path: '/api/profiles/:username/block',
  summary: 'Desbloqueia um perfil',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found'],
});

export const listBlocked = route({
  method: 'GET',
  path: '/api/safety/blocked',
  summary: 'Os perfis que a pessoa bloqueou',
  access: 'session',
  input: z.object(pageInput),
  output: page(profileCard),
  errors: ['invalid_cursor'],
});

export const muteProfile = route({
  method: 'PUT',
  path: '/api/profiles/:username/mute',
  summary: 'Silencia um perfil: o que ele publica não aparece mais nas listas',
  access: 'session',
  input: z.extend(someone, { days }),
  output: z.object({ until }),
  errors: ['not_found', 'not_allowed'],
});

export const unmuteProfile = route({
  method: 'DELETE',
  path: '/api/profiles/:username/mute',
  summary: 'Deixa de silenciar um perfil',
  access: 'session',
  input: someone,
  output: z.void(),
  errors: ['not_found'],
});

export const listMuted = route({
  method: 'GET',
  path: '/api/safety/muted',
  summary: 'Os perfis que a pessoa silenciou',
  access: 'session',
  input: z.object(pageInput),
  output: page(z.extend(profileCard, { until })),
  errors: ['invalid_cursor'],
});

export const MUTED_WORD_MAX_CHARACTERS = 60;
export const MOST_MUTED_WORDS = 100;

const word = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escreva a palavra'),
    z.maxLength(
      MUTED_WORD_MAX_CHARACTERS,
      `A palavra passa de ${MUTED_WORD_MAX_CHARACTERS} caracteres`,
    ),
  );
const mutedWords = z.object({ items: z.array(z.object({ word: z.string(), until })) });
export type MutedWord = z.output<typeof mutedWords>['items'][number];

export const listMutedWords = route({
  method: 'GET',
  path: '/api/safety/words',
  summary: 'As palavras que a pessoa não quer ler',
  access: 'session',
  input: z.object({}),
  output: mutedWords,
});

export const muteWord = route({
  method: 'PUT',
  path: '/api/safety/words',
  summary: 'Silencia uma palavra ou expressão nas listas; acentos não importam',
  access: 'session',
  input: z.object({ word, days }),
  output: mutedWords,
  errors: ['not_allowed'],
});

export const unmuteWord = route({
  method: 'DELETE',
  path: '/api/safety/words/:word',
  summary: 'Deixa de silenciar uma palavra',
  access: 'session',
  input: z.object({ word }),
  output: mutedWords,
});

export const notInterested = route({
  method: 'PUT',
  path: '/api/posts/:id/not-interested',
  summary: 'Não tenho interesse: a publicação não aparece mais nas listas da pessoa',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const interestedAgain = route({
  method: 'DELETE',
  path: '/api/posts/:id/not-interested',
  summary: 'Volta a mostrar uma publicação',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
});

export const reportReason = z.enum([
  'spam',
  'harassment',
  'hate',
  'violence',
  'nudity',
  'fraud',
  'minor',
  'other',
]);
export type ReportReason = z.output<typeof reportReason>;

export const REPORT_NOTE_MAX_CHARACTERS = 1000;

export const report = route({
  method: 'POST',
  path: '/api/reports',
  summary: 'Denuncia uma publicação, um comentário ou um perfil a quem administra a rede',
  access: 'session',
  input: z.object({
    kind: z.enum(['post', 'comment', 'profile']),
    /** The id of the post or comment, or the username of the profile. */
    subject: z.string().check(z.minLength(1), z.maxLength(60)),
    reason: reportReason,
    note: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            REPORT_NOTE_MAX_CHARACTERS,
            `A explicação passa de ${REPORT_NOTE_MAX_CHARACTERS} caracteres`,
          ),
        ),
      '',
    ),
  }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});
