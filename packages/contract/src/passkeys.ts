import * as z from 'zod/mini';
import { id } from './id.ts';
import { route } from './route.ts';
import { entry } from './sessions.ts';

/** Bytes as WebAuthn's JSON writes them. */
const base64url = (maximum: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(maximum));
const credentialId = base64url(1400);
/** An answer of `navigator.credentials`, in its JSON form. */
const credential = <R extends z.ZodMiniType>(response: R) =>
  z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response,
  });
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));

const name = z
  .string('Preencha o nome da chave')
  .check(z.trim(), z.minLength(1, 'Preencha o nome da chave'), z.maxLength(60));

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.output<typeof passkey>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** For `navigator.credentials.create`, in WebAuthn's own JSON. */
const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** For `navigator.credentials.get`; names no credential, so that any passkey can be used. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

export const listPasskeys = route({
  method: 'GET',
  path: '/api/passkeys',
  summary: 'Lista as chaves de acesso da própria conta',
  access: 'session',
  input: z.object({}),
  output: z.object({ items: z.array(passkey) }),
});

export const beginPasskey = route({
  method: 'POST',
  path: '/api/passkeys/registration',
  summary: 'Começa a criar uma chave de acesso; pede a senha a quem não a confirmou há pouco',
  access: 'session',
  limit: 'credentials',
  input: z.object({}),
  output: z.object({ options: creationOptions }),
  errors: ['email_unconfirmed', 'password_required', 'not_allowed'],
});

export const addPasskey = route({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Guarda a chave de acesso que o navegador criou',
  access: 'session',
  limit: 'credentials',
  input: z.object({
    name,
    response: credential(
      z.object({
        clientDataJSON: base64url(4000),
        attestationObject: base64url(20_000),
        transports: z.optional(transports),
      }),
    ),
  }),
  output: passkey,
  errors: [
    'email_unconfirmed',
    'password_required',
    'passkey_refused',
    'challenge_expired',
    'not_allowed',
  ],
});

export const renamePasskey = route({
  method: 'PATCH',
  path: '/api/passkeys/:id',
  summary: 'Muda o nome de uma chave de acesso',
  access: 'session',
  input: z.object({ id, name }),
  output: passkey,
  errors: ['not_found'],
});

export const removePasskey = route({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  summary: 'Remove uma chave de acesso; pede a senha a quem não a confirmou há pouco',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['password_required', 'not_found'],
});

export const beginPasskeySignIn = route({
  method: 'POST',
  path: '/api/session/passkey/options',
  summary: 'Começa a entrar com uma chave de acesso',
  access: 'public',
  input: z.object({}),
  output: z.object({ options: requestOptions }),
});

const assertion = credential(
  z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.optional(base64url(100)),
  }),
);

export const signInWithPasskey = route({
  method: 'POST',
  path: '/api/session/passkey',
  summary: 'Abre a sessão com uma chave de acesso',
  access: 'public',
  limit: 'credentials',
  input: z.object({ response: assertion }),
  output: entry,
  errors: ['passkey_refused', 'challenge_expired'],
});

/** With the options of `beginPasskeySignIn`. */
export const confirmWithPasskey = route({
  method: 'POST',
  path: '/api/session/confirmation/passkey',
  summary: 'Confirma quem está na sessão com uma chave de acesso, no lugar da senha',
  access: 'session',
  limit: 'credentials',
  input: z.object({ response: assertion }),
  output: z.void(),
  errors: ['passkey_refused', 'challenge_expired'],
});
