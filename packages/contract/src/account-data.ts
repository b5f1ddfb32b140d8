import * as z from 'zod/mini';
import { accountFields, accountSummary, accountType } from './accounts.ts';
import { route } from './route.ts';

/** 'Pessoa Física' or 'Pessoa Jurídica': the document decides which. */
export const personKind = z.enum(['fisica', 'juridica']);
export type PersonKind = z.output<typeof personKind>;

/** A change of e-mail that waits until both mailboxes have confirmed it. */
export const pendingEmail = z.object({
  email: z.string(),
  confirmedByOld: z.boolean(),
  confirmedByNew: z.boolean(),
  expiresAt: z.string(),
});
export type PendingEmail = z.output<typeof pendingEmail>;

/** What only the owner of an account sees of it. */
export const accountData = z.object({
  type: accountType,
  kind: personKind,
  subtype: z.nullable(z.string()),
  name: z.string(),
  socialName: z.string(),
  /** Partly hidden, like the whatsapp; `revealAccountData` returns them in full. */
  cpf_cnpj: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  whatsapp: z.string(),
  birthDate: z.nullable(z.string()),
  pendingEmail: z.nullable(pendingEmail),
  createdAt: z.string(),
});
export type AccountData = z.output<typeof accountData>;

const currentPassword = z
  .string('Preencha a senha atual')
  .check(z.minLength(1, 'Preencha a senha atual'), z.maxLength(200));

export const getAccountData = route({
  method: 'GET',
  path: '/api/account',
  summary: 'Os próprios dados, com documento e whatsapp escondidos em parte',
  access: 'session',
  input: z.object({}),
  output: accountData,
});

// Not a GET: data shown only on request must be neither cached nor prefetched.
export const revealAccountData = route({
  method: 'POST',
  path: '/api/account/reveal',
  summary: 'O próprio documento e o próprio whatsapp por inteiro',
  access: 'session',
  input: z.object({}),
  output: z.object({ cpf_cnpj: z.string(), whatsapp: z.string() }),
});

export const updateAccountData = route({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Muda os próprios dados; um documento novo pede a senha atual',
  access: 'session',
  limit: 'credentials',
  // Absent fields do not change.
  input: z.object({
    kind: z.optional(personKind),
    type: z.optional(accountType),
    subtype: z.optional(z.nullable(accountFields.subtype)),
    name: z.optional(accountFields.name),
    socialName: z.optional(accountFields.socialName),
    cpf_cnpj: z.optional(accountFields.cpf_cnpj),
    whatsapp: z.optional(accountFields.whatsapp),
    birthDate: z.optional(z.nullable(accountFields.birthDate)),
    currentPassword: z.optional(currentPassword),
  }),
  output: accountSummary,
  errors: ['already_in_use', 'wrong_password'],
});

export const changePassword = route({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Muda a própria senha e encerra as outras sessões',
  access: 'session',
  limit: 'credentials',
  input: z.object({ currentPassword, password: accountFields.password }),
  output: z.void(),
  errors: ['wrong_password'],
});

export const requestEmailChange = route({
  method: 'POST',
  path: '/api/account/email',
  summary: 'Pede a troca do e-mail: um link vai ao endereço novo e outro ao atual',
  access: 'session',
  limit: 'credentials',
  input: z.object({ newEmail: accountFields.email, currentPassword }),
  output: pendingEmail,
  errors: ['wrong_password'],
});

export const resendEmailChange = route({
  method: 'POST',
  path: '/api/account/email/resend',
  summary: 'Envia de novo os links que ainda não foram confirmados',
  access: 'session',
  input: z.object({}),
  output: pendingEmail,
  errors: ['not_found'],
});

export const cancelEmailChange = route({
  method: 'DELETE',
  path: '/api/account/email',
  summary: 'Desiste da troca do e-mail',
  access: 'session',
  input: z.object({}),
  output: z.void(),
});

// In the query or the body, never in the path: paths are logged.
const token = z.string().check(z.maxLength(100));
/** Which mailbox a link was sent to. */
const side = z.enum(['old', 'new']);

export const getEmailChange = route({
  method: 'GET',
  path: '/api/email-change',
  summary: 'O que um link de troca de e-mail confirma',
  access: 'public',
  limit: 'credentials',
  input: z.object({ token }),
  output: z.object({ side, socialName: z.string(), newEmail: z.string() }),
  errors: ['link_expired'],
});

export const confirmEmailChange = route({
  method: 'POST',
  path: '/api/email-change/confirm',
  summary: 'Confirma uma troca de e-mail em nome de um dos dois endereços',
  access: 'public',
  limit: 'credentials',
  input: z.object({ token }),
  output: z.object({ side, newEmail: z.string(), changed: z.boolean() }),
  errors: ['link_expired', 'already_in_use'],
});

export const refuseEmailChange = route({
  method: 'POST',
  path: '/api/email-change/refuse',
  summary: 'Recusa uma troca de e-mail em nome de um dos dois endereços',
  access: 'public',
  limit: 'credentials',
  input: z.object({ token }),
  output: z.object({ side }),
  errors: ['link_expired'],
});
