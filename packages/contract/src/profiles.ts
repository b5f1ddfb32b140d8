import * as z from 'zod/mini';
import { accountType } from './accounts.ts';
import { fileInput, fileView } from './files.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

export const username = z
  .string()
  .check(z.regex(/^[a-z0-9_.]{3,30}$/, 'Use de 3 a 30 letras, números, ponto ou _'));

/** A person or club in a list. */
export const profileCard = z.object({
  username: z.string(),
  displayName: z.string(),
  verified: z.boolean(),
  type: accountType,
  /** The account's subtype: 'Time amador', 'Jornalista'… */
  category: z.string(),
  avatar: z.nullable(fileView),
  /** Whether the viewer follows; null for a visitor and for oneself. */
  following: z.nullable(z.boolean()),
});
export type ProfileCard = z.output<typeof profileCard>;

export const profile = z.extend(profileCard, {
  bio: z.string(),
  city: z.string(),
  cover: z.nullable(fileView),
  followers: z.number(),
  followed: z.number(),
  own: z.boolean(),
  /** Only followers see its posts and details, and nobody new can follow. */
  private: z.boolean(),
  /** By the viewer. */
  blocked: z.boolean(),
  muted: z.boolean(),
  memberSince: z.string(),
});
export type Profile = z.output<typeof profile>;

export const getProfile = route({
  method: 'GET',
  path: '/api/profiles/:username',
  summary: 'O perfil público de uma conta',
  access: 'public',
  input: z.object({ username: z.string().check(z.maxLength(60)) }),
  output: profile,
  errors: ['not_found'],
});

export const listProfiles = route({
  method: 'GET',
  path: '/api/profiles',
  summary: 'Pessoas e clubes para seguir, os mais seguidos primeiro',
  access: 'public',
  input: z.object({ type: z.optional(accountType), ...pageInput }),
  output: page(z.extend(profileCard, { bio: z.string(), followers: z.number() })),
  errors: ['invalid_cursor'],
});

export const suggestProfiles = route({
  method: 'GET',
  path: '/api/profile-suggestions',
  summary: 'Poucas sugestões de quem seguir, com o motivo',
  access: 'public',
  input: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10)), 3) }),
  output: z.object({ items: z.array(z.extend(profileCard, { reason: z.string() })) }),
});

export const updateProfile = route({
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Muda o próprio perfil',
  access: 'session',
  input: z.object({
    bio: z.optional(z.string().check(z.maxLength(500))),
    city: z.optional(z.string().check(z.maxLength(80))),
    avatar: z.optional(z.nullable(fileInput)),
    cover: z.optional(z.nullable(fileInput)),
  }),
  output: profile,
  errors: ['not_found'],
});
