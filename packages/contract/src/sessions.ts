import * as z from 'zod/mini';
import { accountSummary } from './accounts.ts';
import { id } from './id.ts';
import { route } from './route.ts';
import { secondFactorCode } from './second-factors.ts';

/** The owner of a blocked account gets this after proving that it is theirs. */
const blockedAccount = z.object({
  status: z.literal('blocked'),
  id: z.string(),
  name: z.string(),
});

/** Deleted by its owner, who can restore it until then. */
const deletedAccount = z.object({
  status: z.literal('deleted'),
  id: z.string(),
  name: z.string(),
  until: z.iso.datetime(),
});

/** The answer to someone who has proved that an account is theirs; only `active` opens a session. */
export const entry = z.discriminatedUnion('status', [
  accountSummary,
  blockedAccount,
  deletedAccount,
]);
export type Entry = z.output<typeof entry>;

/** The password was right, and a code is required: no session yet, and nothing about the account. */
const secondFactorAsked = z.object({
  status: z.literal('second_factor'),
  /** For `confirmSecondFactor`, within five minutes and five tries. */
  challenge: z.string(),
});

export const signIn = route({
  method: 'POST',
  path: '/api/session/accounts',
  summary: 'Abre a sessão com e-mail e senha',
  access: 'public',
  limit: 'credentials',
  input: z.object({
    email: z.string().check(z.trim(), z.maxLength(254)),
    password: z.string().check(z.maxLength(200)),
  }),
  output: z.discriminatedUnion('status', [
    accountSummary,
    blockedAccount,
    deletedAccount,
    secondFactorAsked,
  ]),
  errors: ['wrong_credentials'],
});

export const confirmSecondFactor = route({
  method: 'POST',
  path: '/api/session/second-factor',
  summary: 'Abre a sessão com o código pedido depois da senha',
  access: 'public',
  limit: 'credentials',
  input: z.object({
    challenge: z.string().check(z.maxLength(100)),
    code: secondFactorCode,
  }),
  output: entry,
  errors: ['wrong_code', 'challenge_expired'],
});

/** How long a confirmed password counts: for changes of the ways to sign in. */
export const CONFIRMED_MINUTES = 10;

export const confirmOwnPassword = route({
  method: 'POST',
  path: '/api/session/confirmation',
  summary: `Confirma quem está na sessão: por ${CONFIRMED_MINUTES} minutos, ela pode mudar os jeitos de entrar`,
  access: 'session',
  limit: 'credentials',
  input: z.object({
    currentPassword: z
      .string('Preencha a senha')
      .check(z.minLength(1, 'Preencha a senha'), z.maxLength(200)),
  }),
  output: z.void(),
  errors: ['wrong_password'],
});

export const currentSession = route({
  method: 'GET',
  path: '/api/session',
  summary: 'Diz quem está na sessão',
  access: 'public',
  input: z.object({}),
  output: z.object({ account: z.nullable(accountSummary) }),
});

export const signOut = route({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Encerra a sessão',
  access: 'public',
  limit: 'sessions',
  input: z.object({}),
  output: z.void(),
});

const ownSession = z.object({
  id: z.string(),
  /** Such as 'Chrome no Android'. */
  device: z.string(),
  kind: z.enum(['phone', 'tablet', 'computer']),
  ip: z.string(),
  createdAt: z.iso.datetime(),
  /** Stored every few minutes only. */
  lastUsedAt: z.iso.datetime(),
  /** The session of this call. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = route({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Lista as sessões abertas da própria conta',
  access: 'session',
  input: z.object({}),
  output: z.object({ items: z.array(ownSession) }),
});

export const endOneSession = route({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Encerra uma sessão da própria conta',
  access: 'session',
  limit: 'sessions',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Encerra todas as outras sessões da própria conta',
  access: 'session',
  limit: 'sessions',
  input: z.object({}),
  output: z.void(),
});
