import * as z from 'zod/mini';
import { groupPage, groupRole, groupSlug as slug } from './groups.ts';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { profileCard } from './profiles.ts';
import { route } from './route.ts';

export const GROUP_REASON_MAX_CHARACTERS = 300;
export const GROUP_LINK_MAX_DAYS = 90;
export const GROUP_LINK_MAX_USES = 1000;

const username = z.string().check(z.maxLength(60));
const reason = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      GROUP_REASON_MAX_CHARACTERS,
      `O motivo passa de ${GROUP_REASON_MAX_CHARACTERS} caracteres`,
    ),
  );

const groupMember = z.extend(profileCard, { role: groupRole, joinedAt: z.string() });
export type GroupMember = z.output<typeof groupMember>;

export const listGroupMembers = route({
  method: 'GET',
  path: '/api/groups/:slug/members',
  summary:
    'Quem participa de um grupo: responsáveis, moderação e membros; de um grupo fechado, só para quem participa',
  access: 'public',
  input: z.object({
    slug,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    ...pageInput,
  }),
  output: page(groupMember),
  errors: ['not_found', 'not_allowed', 'invalid_cursor'],
});

export const setGroupRole = route({
  method: 'PUT',
  path: '/api/groups/:slug/members/:username/role',
  summary: 'Dá ou tira um papel em um grupo; ninguém muda quem tem o mesmo papel que o seu',
  access: 'session',
  input: z.object({ slug, username, role: groupRole }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const handOverGroup = route({
  method: 'PUT',
  path: '/api/groups/:slug/owner',
  summary: 'Passa um grupo a outro membro; quem passa continua na moderação',
  access: 'session',
  input: z.object({ slug, username }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const removeGroupMember = route({
  method: 'DELETE',
  path: '/api/groups/:slug/members/:username',
  summary: 'Tira alguém de um grupo; a pessoa pode entrar ou pedir de novo',
  access: 'session',
  input: z.object({ slug, username, reason: z._default(reason, '') }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

const groupRequest = z.extend(profileCard, {
  requestedAt: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type GroupRequest = z.output<typeof groupRequest>;

export const listGroupRequests = route({
  method: 'GET',
  path: '/api/groups/:slug/requests',
  summary: 'Quem pede para entrar em um grupo, o pedido mais antigo primeiro',
  access: 'session',
  input: z.object({ slug, ...pageInput }),
  output: page(groupRequest),
  errors: ['not_found', 'not_allowed', 'invalid_cursor'],
});

export const acceptGroupRequest = route({
  method: 'PUT',
  path: '/api/groups/:slug/requests/:username',
  summary: 'Aceita um pedido para entrar; um pedido só pode ser respondido uma vez',
  access: 'session',
  input: z.object({ slug, username }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const refuseGroupRequest = route({
  method: 'DELETE',
  path: '/api/groups/:slug/requests/:username',
  summary: 'Recusa um pedido para entrar',
  access: 'session',
  input: z.object({ slug, username, reason: z._default(reason, '') }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

const groupBan = z.extend(profileCard, {
  reason: z.string(),
  /** Null for no end. */
  until: z.nullable(z.string()),
  bannedAt: z.string(),
});
export type GroupBan = z.output<typeof groupBan>;

export const listGroupBans = route({
  method: 'GET',
  path: '/api/groups/:slug/bans',
  summary: 'Quem está banido de um grupo, o mais recente primeiro',
  access: 'session',
  input: z.object({ slug, ...pageInput }),
  output: page(groupBan),
  errors: ['not_found', 'not_allowed', 'invalid_cursor'],
});

export const banFromGroup = route({
  method: 'PUT',
  path: '/api/groups/:slug/bans/:username',
  summary: 'Bane alguém de um grupo, por alguns dias ou sem fim; quem participa sai dele',
  access: 'session',
  input: z.object({
    slug,
    username,
    reason: reason.check(z.minLength(1, 'Escreva o motivo')),
    /** Without it the ban has no end. */
    days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(365))),
  }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const liftGroupBan = route({
  method: 'DELETE',
  path: '/api/groups/:slug/bans/:username',
  summary: 'Desfaz um banimento',
  access: 'session',
  input: z.object({ slug, username }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

export const inviteToGroup = route({
  method: 'PUT',
  path: '/api/groups/:slug/invitations/:username',
  summary: 'Convida alguém, que recebe um aviso; em um grupo fechado, só a moderação convida',
  access: 'session',
  limit: 'invitations',
  input: z.object({ slug, username }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

const groupLink = z.object({
  id: z.string(),
  createdAt: z.string(),
  endsAt: z.string(),
  uses: z.number(),
  /** Null for any number. */
  mostUses: z.nullable(z.number()),
});
export type GroupLink = z.output<typeof groupLink>;

export const listGroupLinks = route({
  method: 'GET',
  path: '/api/groups/:slug/links',
  summary: 'Os links de convite de um grupo que ainda valem',
  access: 'session',
  input: z.object({ slug }),
  output: z.object({ items: z.array(groupLink) }),
  errors: ['not_found', 'not_allowed'],
});

export const createGroupLink = route({
  method: 'POST',
  path: '/api/groups/:slug/links',
  summary: 'Cria um link de convite; o endereço dele só é mostrado agora',
  access: 'session',
  limit: 'invitations',
  input: z.object({
    slug,
    days: z._default(z.number().check(z.int(), z.gte(1), z.lte(GROUP_LINK_MAX_DAYS)), 7),
    mostUses: z._default(
      z.nullable(z.number().check(z.int(), z.gte(1), z.lte(GROUP_LINK_MAX_USES))),
      null,
    ),
  }),
  /** The path of the page that the link opens. */
  output: z.extend(groupLink, { path: z.string() }),
  errors: ['not_found', 'not_allowed'],
});

export const revokeGroupLink = route({
  method: 'DELETE',
  path: '/api/groups/:slug/links/:id',
  summary: 'Anula um link de convite',
  access: 'session',
  input: z.object({ slug, id }),
  output: z.void(),
  errors: ['not_found', 'not_allowed'],
});

const token = z.string().check(z.maxLength(100));

export const getGroupByLink = route({
  method: 'GET',
  path: '/api/group-links/:token',
  summary: 'O grupo para o qual um link convida',
  access: 'public',
  input: z.object({ token }),
  output: groupPage,
  errors: ['not_found'],
});

export const joinGroupByLink = route({
  method: 'PUT',
  path: '/api/group-links/:token/membership',
  summary: 'Entra em um grupo por um link de convite, também em um grupo fechado',
  access: 'session',
  input: z.object({ token }),
  output: z.object({ slug: z.string() }),
  errors: ['not_found', 'not_allowed'],
});

/** What moderators and owners do. */
export const groupDeed = z.enum([
  'accepted',
  'refused',
  'removed',
  'banned',
  'unbanned',
  'made-owner',
  'made-moderator',
  'made-member',
  'handed-over',
  'invited',
  'link-created',
  'link-revoked',
  'settings',
  'closed',
  'opened',
  'post-accepted',
  'post-hidden',
  'post-shown',
  'post-deleted',
  'post-pinned',
]);
export type GroupDeed = z.output<typeof groupDeed>;

const groupLogEntry = z.object({
  id: z.string(),
  deed: groupDeed,
  /** Null if the account no longer exists. */
  actor: z.nullable(profileCard),
  /** Null if the deed was done to nobody, or the account no longer exists. */
  subject: z.nullable(profileCard),
  reason: z.string(),
  createdAt: z.string(),
});
export type GroupLogEntry = z.output<typeof groupLogEntry>;

export const listGroupLog = route({
  method: 'GET',
  path: '/api/groups/:slug/log',
  summary: 'O que a moderação de um grupo fez, o mais novo primeiro; `deed` filtra',
  access: 'session',
  input: z.object({ slug, deed: z.optional(groupDeed), ...pageInput }),
  output: page(groupLogEntry),
  errors: ['not_found', 'not_allowed', 'invalid_cursor'],
});
