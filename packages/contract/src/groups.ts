import * as z from 'zod/mini';
import { fileInput, fileView } from './files.ts';
import { mentions } from './mentions.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

const NAME_MAX_CHARACTERS = 60;
const DESCRIPTION_MAX_CHARACTERS = 500;

/** Anyone may join an open group; nobody can join a closed one on their own. */
const accesses = ['open', 'closed'] as const;

export const groupRole = z.enum(['owner', 'moderator', 'member']);
export type GroupRole = z.output<typeof groupRole>;

export const group = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  mentions,
  /** As its founder wrote it: 'Corrida', 'Futebol de várzea'… Empty if it is for no particular sport. */
  sport: z.string(),
  access: z.enum(accesses),
  memberCount: z.number(),
  /** Whether the viewer is a member; null for a visitor. */
  joined: z.nullable(z.boolean()),
  /** The viewer's role; null for who is not a member. */
  role: z.nullable(groupRole),
  cover: z.nullable(fileView),
  createdAt: z.string(),
});
export type Group = z.output<typeof group>;

const slug = z.string().check(z.maxLength(120));

export const listGroups = route({
  method: 'GET',
  path: '/api/groups',
  summary: 'Os grupos com mais membros primeiro; `q` busca por nome e esporte, sem acentos',
  access: 'public',
  input: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    ...pageInput,
  }),
  output: page(group),
  errors: ['invalid_cursor'],
});

export const getGroup = route({
  method: 'GET',
  path: '/api/groups/:slug',
  summary: 'Um grupo pelo endereço da sua página',
  access: 'public',
  input: z.object({ slug }),
  output: group,
  errors: ['not_found'],
});

export const getMostActiveGroup = route({
  method: 'GET',
  path: '/api/most-active-group',
  summary: 'O grupo mais movimentado dos últimos sete dias; nulo enquanto não há grupos',
  access: 'public',
  input: z.object({}),
  output: z.object({ group: z.nullable(group) }),
});

export const createGroup = route({
  method: 'POST',
  path: '/api/groups',
  summary: 'Cria um grupo, com quem o cria como responsável',
  access: 'session',
  idempotent: true,
  input: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.regex(/^.{3}/su, 'O nome precisa de pelo menos 3 caracteres'),
        z.maxLength(NAME_MAX_CHARACTERS, `O nome passa de ${NAME_MAX_CHARACTERS} caracteres`),
      ),
    description: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Escreva uma descrição'),
        z.maxLength(
          DESCRIPTION_MAX_CHARACTERS,
          `A descrição passa de ${DESCRIPTION_MAX_CHARACTERS} caracteres`,
        ),
      ),
    sport: z._default(
      z.string().check(z.trim(), z.maxLength(40, 'O esporte passa de 40 caracteres')),
      '',
    ),
    access: z._default(z.enum(accesses), 'open'),
    cover: z._default(z.nullable(fileInput), null),
  }),
  output: group,
  errors: ['already_in_use', 'not_found'],
});

const membership = z.object({ joined: z.boolean(), memberCount: z.number() });

export const joinGroup = route({
  method: 'PUT',
  path: '/api/groups/:slug/membership',
  summary: 'Entra em um grupo aberto',
  access: 'session',
  input: z.object({ slug }),
  output: membership,
  errors: ['not_found', 'not_allowed'],
});

export const leaveGroup = route({
  method: 'DELETE',
  path: '/api/groups/:slug/membership',
  summary: 'Sai de um grupo; a última pessoa responsável não pode sair',
  access: 'session',
  input: z.object({ slug }),
  output: membership,
  errors: ['not_found', 'not_allowed'],
});
