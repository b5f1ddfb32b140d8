import * as z from 'zod/mini';
import { id } from './id.ts';
import { medal, moment, momentReaction } from './moment-views.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';
import { reportReason } from './safety.ts';

export const seeMoment = route({
  method: 'PUT',
  path: '/api/moments/:id/seen',
  summary: 'Marca um moment como visto pela conta, em todos os seus aparelhos',
  access: 'session',
  limit: 'signals',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const reactToMoment = route({
  method: 'PUT',
  path: '/api/moments/:id/reaction',
  summary: 'Reage a um moment com um emoji; outro troca o primeiro',
  access: 'session',
  input: z.object({ id, reaction: momentReaction }),
  output: moment,
  errors: ['not_found', 'not_allowed'],
});

export const withdrawMomentReaction = route({
  method: 'DELETE',
  path: '/api/moments/:id/reaction',
  summary: 'Tira a própria reação de um moment',
  access: 'session',
  input: z.object({ id }),
  output: moment,
  errors: ['not_found'],
});

export const voteInMoment = route({
  method: 'PUT',
  path: '/api/moments/:id/vote',
  summary: 'Vota na enquete de um moment, uma vez',
  access: 'session',
  input: z.object({ id, option: z.number().check(z.int(), z.gte(0), z.lte(3)) }),
  output: moment,
  errors: ['not_found', 'vote_final'],
});

export const listMomentViewers = route({
  method: 'GET',
  path: '/api/moments/:id/viewers',
  summary: 'Quem viu um moment próprio, e como reagiu; os últimos primeiro',
  access: 'session',
  input: z.object({ id, ...pageInput }),
  output: page(z.object({ person: profileCard, reaction: z.nullable(momentReaction) })),
  errors: ['not_found', 'invalid_cursor'],
});

function line(most: number, long: string) {
  return z.string().check(z.trim(), z.maxLength(most, long));
}

export const ACHIEVEMENT_TITLE_MAX_CHARACTERS = 80;

/** What makes a kept moment a 'conquista'. */
export const newAchievement = z.object({
  title: line(
    ACHIEVEMENT_TITLE_MAX_CHARACTERS,
    `O título passa de ${ACHIEVEMENT_TITLE_MAX_CHARACTERS} caracteres`,
  ).check(z.minLength(1, 'Escreva o título da conquista')),
  date: z.iso.date('Escolha a data da conquista'),
  competition: z._default(line(80, 'A competição passa de 80 caracteres'), ''),
  place: z._default(line(80, 'O lugar passa de 80 caracteres'), ''),
  medal: z._default(medal, 'none'),
});

export const keepMoment = route({
  method: 'PUT',
  path: '/api/moments/:id/kept',
  summary: 'Guarda um moment próprio no perfil, com `achievement` como conquista',
  access: 'session',
  input: z.object({ id, achievement: z.optional(newAchievement) }),
  output: moment,
  errors: ['not_found', 'not_allowed'],
});

export const letGoOfMoment = route({
  method: 'DELETE',
  path: '/api/moments/:id/kept',
  summary: 'Tira um moment do perfil; se as 24 horas dele passaram, ele é apagado',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const reportMoment = route({
  method: 'POST',
  path: '/api/moments/:id/report',
  summary: 'Denuncia um moment',
  access: 'session',
  input: z.object({
    id,
    reason: reportReason,
    note: z._default(line(1000, 'A explicação passa de 1000 caracteres'), ''),
  }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});
