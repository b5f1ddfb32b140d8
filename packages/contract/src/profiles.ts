import * as z from 'zod/mini';
import { accountFields, accountType } from './accounts.ts';
import { fileInput, fileView } from './files.ts';
import { mentions } from './mentions.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

/** A dot inside a name is part of it; at the end it is a full stop. */
export const username = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      /^(?!\.)(?!.*\.\.)[a-z0-9_.]{3,30}(?<!\.)$/,
      'O nome de usuário tem de 3 a 30 letras sem acento, números, ponto ou _, e não começa nem termina com ponto.',
    ),
  );

export const BIO_MAX_CHARACTERS = 500;
export const CITY_MAX_CHARACTERS = 80;
export const PROFILE_MAX_LINKS = 5;
export const LINK_LABEL_MAX_CHARACTERS = 40;
export const LINK_MAX_CHARACTERS = 300;
/** How often a username may change, and for how long the previous one leads to the new one. */
export const USERNAME_CHANGES = 2;
export const USERNAME_DAYS = 30;

/** Whether the viewer follows a profile; a private one must accept before it is 'yes'. */
export const followState = z.enum(['no', 'requested', 'yes']);
export type FollowState = z.output<typeof followState>;

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
  following: z.nullable(followState),
  /** Set while the person is on air for everyone who sees the profile. */
  live: z.optional(z.boolean()),
});
export type ProfileCard = z.output<typeof profileCard>;

const profileLink = z.object({ label: z.string(), url: z.string() });
export type ProfileLink = z.output<typeof profileLink>;

export const profile = z.extend(profileCard, {
  bio: z.string(),
  mentions,
  city: z.string(),
  links: z.array(profileLink),
  cover: z.nullable(fileView),
  /** Only those that the viewer may see; null if the viewer may not see the profile's. */
  posts: z.nullable(z.number()),
  followers: z.number(),
  followed: z.number(),
  own: z.boolean(),
  /** Only followers see its posts and details. */
  private: z.boolean(),
  /** Whether one can ask to follow it: always, unless a guardian must agree first. */
  followable: z.boolean(),
  /** How many ask to follow, at most 100; null for everyone except the owner. */
  followRequests: z.nullable(z.number()),
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
  summary: 'Pessoas e clubes para seguir, os mais seguidos primeiro, sem quem já se segue',
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

/** The fields of a profile that only its owner gets. */
const ownProfile = z.extend(profile, {
  /** The owner's choice; `private` of the profile is the result. */
  privateByChoice: z.boolean(),
  /** Private until a guardian agrees, whatever the owner's choice. */
  guarded: z.boolean(),
  usernameChanges: z.object({
    left: z.number(),
    /** When the next change is possible; null while some are left. */
    nextAt: z.nullable(z.string()),
  }),
});
export type OwnProfile = z.output<typeof ownProfile>;

export const getOwnProfile = route({
  method: 'GET',
  path: '/api/profile',
  summary: 'O próprio perfil, com o que só o dono pode ver e mudar',
  access: 'session',
  input: z.object({}),
  output: ownProfile,
  errors: ['not_found'],
});

const linkInput = z.object({
  label: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Dê um nome ao link'),
      z.maxLength(
        LINK_LABEL_MAX_CHARACTERS,
        `O nome do link passa de ${LINK_LABEL_MAX_CHARACTERS} caracteres`,
      ),
    ),
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        LINK_MAX_CHARACTERS,
        `O endereço do link passa de ${LINK_MAX_CHARACTERS} caracteres`,
      ),
      z.refine(isHttpsAddress, 'O endereço do link precisa começar com https://'),
    ),
});

/** At most one empty line between two others. */
const withoutEmptyLines = z.overwrite<string>((text) =>
  text.trim().replace(/[^\S\n]*\n(?:[^\S\n]*\n)+/g, '\n\n'),
);

export const updateProfile = route({
  method: 'PATCH',
  path: '/api/profile',
  summary:
    'Muda o próprio perfil, e nele o nome e a categoria da conta; abrir um perfil privado aceita quem pedia para seguir',
  access: 'session',
  input: z.object({
    /** Of the account, like the subtype. A new name loses the verified mark. */
    socialName: z.optional(accountFields.socialName),
    subtype: z.optional(z.nullable(accountFields.subtype)),
    username: z.optional(username),
    bio: z.optional(z.string().check(withoutEmptyLines, z.maxLength(BIO_MAX_CHARACTERS))),
    city: z.optional(z.string().check(z.maxLength(CITY_MAX_CHARACTERS))),
    links: z.optional(
      z
        .array(linkInput)
        .check(z.maxLength(PROFILE_MAX_LINKS, `No máximo ${PROFILE_MAX_LINKS} links`)),
    ),
    avatar: z.optional(z.nullable(fileInput)),
    cover: z.optional(z.nullable(fileInput)),
    private: z.optional(z.boolean()),
  }),
  output: profile,
  errors: ['not_found', 'already_in_use', 'not_allowed'],
});

export const checkUsername = route({
  method: 'GET',
  path: '/api/username-availability',
  summary: 'Se um nome de usuário está livre para a conta; não diz de quem é',
  access: 'session',
  input: z.object({ username }),
  output: z.object({ available: z.boolean() }),
});

function isHttpsAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username: user, password } = new URL(text);
  // With a user name before the host, a URL looks like another one.
  return protocol === 'https:' && hostname.includes('.') && user === '' && password === '';
}
