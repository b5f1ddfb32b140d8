import * as z from 'zod/mini';
import { accountSummary } from './accounts.ts';
import { id } from './id.ts';
import { passkey } from './passkeys.ts';
import { route } from './route.ts';

export const RECOVERY_CODE_LENGTH = 8;
/** No vowels and no look-alikes: a code is never a word, and never ambiguous. */
export const RECOVERY_CODE_ALPHABET = 'BCDFGHJKMNPQRSTVWXYZ23456789';
export const RECOVERY_CODE_MINUTES = 10;
export const RECOVERY_TRIES = 5;

/** A code however it was written: case, blanks and hyphens do not count. */
export function tidyRecoveryCode(written: string): string {
  return written.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

const email = z
  .string('Preencha o e-mail')
  .check(
    z.trim(),
    z.minLength(1, 'Preencha o e-mail'),
    z.maxLength(254, 'E-mail inválido'),
    z.regex(z.regexes.email, 'E-mail inválido'),
  );

export const requestRecovery = route({
  method: 'POST',
  path: '/api/recovery',
  summary: 'Envia um código de recuperação por e-mail, se houver uma conta com ele',
  access: 'public',
  limit: 'mail',
  input: z.object({ email }),
  // The same answer for every e-mail.
  output: z.object({
    /** False if a code was requested so recently that it is still valid. */
    sent: z.boolean(),
    resendInSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
});

export const confirmRecovery = route({
  method: 'POST',
  path: '/api/recovery/code',
  summary: 'Confirma o código recebido; este navegador pode então criar a nova senha',
  access: 'public',
  limit: 'credentials',
  input: z.object({
    email,
    code: z
      .string('Preencha o código')
      .check(z.trim(), z.minLength(1, 'Preencha o código'), z.maxLength(60)),
  }),
  output: z.void(),
  errors: ['wrong_code', 'code_expired', 'code_used', 'code_exhausted'],
});

/** Everything that lets a person into the account besides its password; a new password ends it. */
const waysIn = z.object({
  /** Each can be kept. */
  passkeys: z.array(passkey),
  sessions: z.array(z.object({ device: z.string(), lastUsedAt: z.iso.datetime() })),
  /** Stays if it was enabled after the e-mail was confirmed. */
  secondFactor: z.nullable(z.object({ enabledAt: z.iso.datetime(), stays: z.boolean() })),
  pendingEmail: z.nullable(z.string()),
});
export type WaysInSeen = z.output<typeof waysIn>;

export const currentRecovery = route({
  method: 'GET',
  path: '/api/recovery',
  summary: 'Diz se este navegador pode criar a nova senha, e o que mais entra na conta',
  access: 'public',
  input: z.object({}),
  output: z.object({ confirmed: z.boolean(), waysIn: z.nullable(waysIn) }),
});

export const resetPassword = route({
  method: 'POST',
  path: '/api/recovery/password',
  summary:
    'Cria a nova senha depois do código, encerra sessões, chaves de acesso e trocas de e-mail, e abre a sessão',
  access: 'public',
  limit: 'credentials',
  input: z.object({
    password: z
      .string('Preencha a senha')
      .check(z.minLength(1, 'Preencha a senha'), z.maxLength(200)),
    /** The passkeys that the owner knows; all others end. */
    keepPasskeys: z._default(z.array(id).check(z.maxLength(50)), []),
  }),
  output: z.discriminatedUnion('status', [
    accountSummary,
    // The account has a second factor: access to the mailbox alone does not bypass it.
    z.object({ status: z.literal('sign_in_needed') }),
  ]),
  errors: ['recovery_expired', 'wrong_credentials'],
});
