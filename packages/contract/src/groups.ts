import * as z from 'zod/mini';
import { fileInput, fileView } from './files.ts';
import { mentions } from './mentions.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export const GROUP_NAME_MAX_CHARACTERS = 60;
export const GROUP_DESCRIPTION_MAX_CHARACTERS = 500;
export const GROUP_SLUG_MAX_CHARACTERS = 80;
export const GROUP_CITY_MAX_CHARACTERS = 80;
export const GROUP_RULES_MAX_CHARACTERS = 2000;
export const GROUP_MAX_QUESTIONS = 5;
export const GROUP_QUESTION_MAX_CHARACTERS = 200;
export const GROUP_ANSWER_MAX_CHARACTERS = 500;

/** Anyone may join an open group; a closed one approves those who ask. */
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
  city: z.string(),
  access: z.enum(accesses),
  /** Null in a closed group for everyone but members. */
  memberCount: z.nullable(z.number()),
  /** Whether the viewer is a member; null for a visitor. */
  joined: z.nullable(z.boolean()),
  /** The viewer's role; null for who is not a member. */
  role: z.nullable(groupRole),
  /** Whether the viewer waits for an answer of the group, or the group for one of the viewer. */
  request: z.enum(['none', 'pending', 'invited']),
  cover: z.nullable(fileView),
  createdAt: z.string(),
});
export type Group = z.output<typeof group>;

/** A group on its own page. */
export const groupPage = z.extend(group, {
  rules: z.string(),
  questions: z.array(z.string()),
  /** The people who answer for it, at most ten; none in a closed group for everyone but members. */
  owners: z.array(profileCard),
  /** Who invited the viewer, while the invitation is open. */
  invitedBy: z.nullable(profileCard),
  /** Whether its posts are left out of the viewer's feeds. */
  muted: z.boolean(),
  /** How many ask to enter, at most 100; null for everyone but moderators. */
  waiting: z.nullable(z.number()),
  approvesPosts: z.boolean(),
  membersPlan: z.boolean(),
});
export type GroupPage = z.output<typeof groupPage>;

/** The slug of a group in a path. */
export const groupSlug = z.string().check(z.maxLength(120));
const slug = groupSlug;

const filter = z.optional(z.string().check(z.trim(), z.maxLength(100)));

export const listGroups = route({
  method: 'GET',
  path: '/api/groups',
  summary:
    'Os grupos com mais membros primeiro; `q` busca por nome e esporte, sem acentos; esporte, cidade e os próprios são filtros',
  access: 'public',
  input: z.object({
    q: filter,
    sport: filter,
    city: filter,
    which: z._default(z.enum(['all', 'mine']), 'all'),
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
  output: groupPage,
  errors: ['not_found'],
});

export const suggestGroups = route({
  method: 'GET',
  path: '/api/group-suggestions',
  summary: 'Poucos grupos em que a conta ainda não está, com o motivo',
  access: 'session',
  input: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10)), 3) }),
  output: z.object({ items: z.array(z.extend(group, { reason: z.string() })) }),
});

export const getMostActiveGroup = route({
  method: 'GET',
  path: '/api/most-active-group',
  summary: 'O grupo mais movimentado dos últimos sete dias; nulo enquanto não há grupos',
  access: 'public',
  input: z.object({}),
  output: z.object({ group: z.nullable(group) }),
});

/** What people write about a group. */
const groupFields = {
  name: z
    .string()
    .check(
      z.trim(),
      z.regex(/^.{3}/su, 'O nome precisa de pelo menos 3 caracteres'),
      z.maxLength(
        GROUP_NAME_MAX_CHARACTERS,
        `O nome passa de ${GROUP_NAME_MAX_CHARACTERS} caracteres`,
      ),
    ),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Escreva uma descrição'),
      z.maxLength(
        GROUP_DESCRIPTION_MAX_CHARACTERS,
        `A descrição passa de ${GROUP_DESCRIPTION_MAX_CHARACTERS} caracteres`,
      ),
    ),
  sport: z.string().check(z.trim(), z.maxLength(40, 'O esporte passa de 40 caracteres')),
  city: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        GROUP_CITY_MAX_CHARACTERS,
        `A cidade passa de ${GROUP_CITY_MAX_CHARACTERS} caracteres`,
      ),
    ),
  rules: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        GROUP_RULES_MAX_CHARACTERS,
        `As regras passam de ${GROUP_RULES_MAX_CHARACTERS} caracteres`,
      ),
    ),
  questions: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Escreva a pergunta'),
          z.maxLength(
            GROUP_QUESTION_MAX_CHARACTERS,
            `A pergunta passa de ${GROUP_QUESTION_MAX_CHARACTERS} caracteres`,
          ),
        ),
    )
    .check(z.maxLength(GROUP_MAX_QUESTIONS, `No máximo ${GROUP_MAX_QUESTIONS} perguntas`)),
  access: z.enum(accesses),
  cover: z.nullable(fileInput),
};

/** The slug that a group wants. */
const newSlug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'O endereço tem letras sem acento, números e hífens entre eles',
    ),
    z.maxLength(
      GROUP_SLUG_MAX_CHARACTERS,
      `O endereço passa de ${GROUP_SLUG_MAX_CHARACTERS} caracteres`,
    ),
  );

export const createGroup = route({
  method: 'POST',
  path: '/api/groups',
  summary: 'Cria um grupo, com quem o cria como responsável; sem `slug`, o endereço vem do nome',
  access: 'session',
  idempotent: true,
  input: z.object({
    ...groupFields,
    slug: z.optional(newSlug),
    sport: z._default(groupFields.sport, ''),
    city: z._default(groupFields.city, ''),
    rules: z._default(groupFields.rules, ''),
    questions: z._default(groupFields.questions, []),
    access: z._default(groupFields.access, 'open'),
    cover: z._default(groupFields.cover, null),
  }),
  output: groupPage,
  errors: ['already_in_use', 'not_found'],
});

export const checkGroupSlug = route({
  method: 'GET',
  path: '/api/group-slug-availability',
  summary: 'Se um endereço de grupo está livre',
  access: 'session',
  input: z.object({ slug: newSlug }),
  output: z.object({ available: z.boolean() }),
});

export const updateGroup = route({
  method: 'PATCH',
  path: '/api/groups/:slug',
  summary:
    'Muda um grupo, por quem responde por ele; fechar o grupo tira do público o que foi publicado nele',
  access: 'session',
  input: z.object({
    slug,
    name: z.optional(groupFields.name),
    description: z.optional(groupFields.description),
    sport: z.optional(groupFields.sport),
    city: z.optional(groupFields.city),
    rules: z.optional(groupFields.rules),
    questions: z.optional(groupFields.questions),
    access: z.optional(groupFields.access),
    cover: z.optional(groupFields.cover),
    approvesPosts: z.optional(z.boolean()),
    membersPlan: z.optional(z.boolean()),
  }),
  output: groupPage,
  errors: ['not_found', 'not_allowed'],
});

export const deleteGroup = route({
  method: 'DELETE',
  path: '/api/groups/:slug',
  summary: 'Exclui um grupo com tudo o que há nele; `name` confirma e é o nome do grupo',
  access: 'session',
  input: z.object({ slug, name: z.string().check(z.maxLength(GROUP_NAME_MAX_CHARACTERS)) }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

/** What a change of membership leaves behind. */
export const membership = z.object({
  joined: z.boolean(),
  request: group.shape.request,
  memberCount: group.shape.memberCount,
});
export type Membership = z.output<typeof membership>;

export const joinGroup = route({
  method: 'PUT',
  path: '/api/groups/:slug/membership',
  summary:
    'Entra em um grupo aberto, ou aceita o convite; a um grupo fechado, pede para entrar, com as respostas',
  access: 'session',
  input: z.object({
    slug,
    /** One for each question of a closed group, in their order. */
    answers: z.optional(
      z.array(z.string().check(z.trim(), z.maxLength(GROUP_ANSWER_MAX_CHARACTERS))),
    ),
  }),
  output: membership,
  errors: ['not_found', 'not_allowed'],
});

export const leaveGroup = route({
  method: 'DELETE',
  path: '/api/groups/:slug/membership',
  summary:
    'Sai de um grupo, retira o pedido ou recusa o convite; a última pessoa responsável não pode sair',
  access: 'session',
  input: z.object({ slug }),
  output: membership,
  errors: ['not_found', 'not_allowed'],
});

export const muteGroup = route({
  method: 'PUT',
  path: '/api/groups/:slug/mute',
  summary: 'Silencia um grupo de que se participa, ou deixa de silenciar',
  access: 'session',
  input: z.object({ slug, muted: z.boolean() }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});
