import * as z from 'zod/mini';
import { route } from './route.ts';
import { secondFactorCode } from './second-factors.ts';

/** How long a deleted account can be restored; after that it is purged. */
export const RESTORABLE_DAYS = 30;
/** How long a copy of a person's data can be downloaded. */
export const COPY_DAYS = 7;
/** Where a copy is downloaded, as a zip; not a call of the contract, because it is not JSON. */
export const COPY_FILE_PATH = '/api/account/copy/file';

const consent = z.object({
  to: z.enum(['termos', 'privacidade']),
  version: z.string(),
  acceptedAt: z.iso.datetime(),
});

/** A copy of a person's data: requested, made by a job, then available for some days. */
export const dataCopy = z.object({
  state: z.enum(['queued', 'ready', 'failed']),
  requestedAt: z.iso.datetime(),
  /** Until when it can be downloaded; null unless it is ready. */
  expiresAt: z.nullable(z.iso.datetime()),
  bytes: z.nullable(z.number()),
  /** When another one can be requested. */
  nextAt: z.iso.datetime(),
});
export type DataCopy = z.output<typeof dataCopy>;

export const getPrivacy = route({
  method: 'GET',
  path: '/api/account/privacy',
  summary: 'Os próprios consentimentos e a cópia dos próprios dados',
  access: 'session',
  input: z.object({}),
  output: z.object({
    consents: z.array(consent),
    copy: z.nullable(dataCopy),
    /** The numbers of the orders that are not over yet, the newest first; at most ten. */
    openOrders: z.array(z.string()),
    /** Whether deleting the account requires a code too. */
    secondFactor: z.boolean(),
  }),
});
export type Privacy = z.output<typeof getPrivacy.output>;

export const askDataCopy = route({
  method: 'POST',
  path: '/api/account/copy',
  summary: `Pede uma cópia dos próprios dados, uma vez por dia; pronta, fica ${COPY_DAYS} dias em ${COPY_FILE_PATH}`,
  access: 'session',
  input: z.object({}),
  output: dataCopy,
});

export const deleteAccount = route({
  method: 'POST',
  path: '/api/account/deletion',
  summary: `Exclui a própria conta: some na hora, pode ser restaurada por ${RESTORABLE_DAYS} dias, depois é apagada`,
  access: 'session',
  limit: 'credentials',
  input: z.object({
    currentPassword: z
      .string('Preencha a senha')
      .check(z.minLength(1, 'Preencha a senha'), z.maxLength(200)),
    /** If the second factor is on. */
    code: z.optional(secondFactorCode),
  }),
  output: z.object({ until: z.iso.datetime() }),
  errors: ['wrong_password', 'wrong_code', 'not_allowed'],
});

export const restoreAccount = route({
  method: 'POST',
  path: '/api/account/restoration',
  summary: 'Restaura uma conta excluída, com e-mail e senha; depois é preciso entrar',
  access: 'public',
  limit: 'credentials',
  input: z.object({
    email: z.string().check(z.trim(), z.maxLength(254)),
    password: z.string().check(z.maxLength(200)),
  }),
  output: z.void(),
  errors: ['wrong_credentials'],
});

export const restoreAccountByLink = route({
  method: 'POST',
  path: '/api/account/restoration/link',
  summary: 'Restaura uma conta excluída, com o link do e-mail; depois é preciso entrar',
  access: 'public',
  limit: 'credentials',
  input: z.object({ token: z.string().check(z.maxLength(100)) }),
  output: z.void(),
  errors: ['link_expired'],
});
