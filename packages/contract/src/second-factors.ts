import * as z from 'zod/mini';
import { route } from './route.ts';

/** Six digits of the authenticator app or a recovery code, with any spacing. */
export const secondFactorCode = z
  .string('Preencha o código')
  .check(z.trim(), z.minLength(1, 'Preencha o código'), z.maxLength(40));

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getSecondFactor = route({
  method: 'GET',
  path: '/api/second-factor',
  summary: 'Diz se a verificação em duas etapas está ativada',
  access: 'session',
  input: z.object({}),
  output: z.object({
    /** Null while it is off. */
    enabledAt: z.nullable(z.iso.datetime()),
    recoveryCodesLeft: z.number(),
  }),
});
export type SecondFactorState = z.output<typeof getSecondFactor.output>;

export const beginSecondFactor = route({
  method: 'POST',
  path: '/api/second-factor/setup',
  summary: 'Começa a configurar um aplicativo autenticador',
  access: 'session',
  limit: 'credentials',
  input: z.object({}),
  output: z.object({
    /** `otpauth://…`, which opens an authenticator app on the same device. */
    uri: z.string(),
    /** The same secret for typing, in groups of four. */
    secret: z.string(),
    /** The URL as a QR code: an SVG path in a square of this size, border included. */
    qr: z.object({ path: z.string(), size: z.number() }),
  }),
  errors: ['email_unconfirmed', 'password_required', 'second_factor_on'],
});
export type SecondFactorSetup = z.output<typeof beginSecondFactor.output>;

export const enableSecondFactor = route({
  method: 'POST',
  path: '/api/second-factor',
  summary: 'Ativa a verificação em duas etapas com o primeiro código do aplicativo',
  access: 'session',
  limit: 'credentials',
  input: z.object({ code: secondFactorCode }),
  output: recoveryCodes,
  errors: ['email_unconfirmed', 'password_required', 'wrong_code', 'second_factor_on', 'not_found'],
});

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  summary: 'Troca os códigos de recuperação; os anteriores deixam de valer',
  access: 'session',
  limit: 'credentials',
  input: z.object({}),
  output: recoveryCodes,
  errors: ['password_required', 'not_found'],
});

export const disableSecondFactor = route({
  method: 'POST',
  path: '/api/second-factor/disable',
  summary: 'Desativa a verificação em duas etapas',
  access: 'session',
  limit: 'credentials',
  input: z.object({ code: secondFactorCode }),
  output: z.void(),
  errors: ['password_required', 'wrong_code', 'not_found'],
});
