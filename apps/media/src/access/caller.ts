import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyRequest } from 'fastify';
import type { MediaServices } from '../services.ts';
import { type AccessToken, verifyAccessToken } from './access-token.ts';
import { type ApiKey, findKey } from './api-keys.ts';
import { type Action, allows, coversSlug, forbids } from './permissions.ts';

/** Who calls: a key, a token, or both, of one account. */
export interface Caller {
  accountId: string;
  key: ApiKey | null;
  token: AccessToken | null;
}

const BEARER = /^Bearer +(\S+)$/i;
const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2})$/i;
const KEY = /^[a-z]+_/;

/** Reads the credentials of a request to an account; refuses those that are of another, or wrong. */
export async function identify(
  { pool, limits }: Pick<MediaServices, 'pool' | 'limits'>,
  { headers }: FastifyRequest,
  accountId: string,
): Promise<Caller> {
  const credential = readCredential(headers.authorization);
  const besides = headers['authorization-token'];
  const isKey = credential !== null && KEY.test(credential);
  const key = isKey ? await findKey(pool, credential) : null;
  if (isKey && key?.accountId !== accountId) throw new MediaError('invalid_key');
  if (isKey && key?.kind === 'secret') limits.countSecretKey(credential);
  const signed = typeof besides === 'string' ? besides : isKey ? null : credential;
  const token = signed ? await verifyAccessToken(pool, accountId, signed) : null;
  if (!key && !token) throw new MediaError('credentials_required');
  refuseForeignOrigin(token, headers.origin);
  return { accountId, key, token };
}

/** Whether the caller may do something with a path. */
export function may({ key, token }: Caller, action: Action, path: string): boolean {
  if (key?.kind === 'secret') return true;
  if (token && allows(token.pathPermissions, action, path)) return true;
  // Where key and token both have something to say, the token does.
  if (token && forbids(token.pathPermissions, action, path)) return false;
  return action.do === 'createFile' && key?.mayCreate === true;
}

export function requirePermission(caller: Caller, action: Action, path: string): void {
  if (may(caller, action, path)) return;
  throw new MediaError('authorization_failed', {
    details: { permission: action.do, path },
  });
}

/** Everything that concerns the account as a whole. */
export function requireSecretKey({ key }: Caller): void {
  if (key?.kind !== 'secret') throw new MediaError('authorization_failed');
}

/** Tags decide over transformations and bills elsewhere, so a token has to name them. */
export function requireTags({ key, token }: Caller, tags: readonly string[]): void {
  // A key that creates nothing has no say in what a token creates.
  if (key?.mayCreate) return;
  const refused = tags.find((tag) => !coversSlug(token?.writableTags ?? [], tag));
  if (refused === undefined) return;
  throw new MediaError('authorization_failed', { details: { tag: refused } });
}

function readCredential(header: string | undefined): string | null {
  if (!header) return null;
  const bearer = BEARER.exec(header)?.[1];
  if (bearer) return bearer;
  const basic = BASIC.exec(header)?.[1];
  const [user, key] = basic ? Buffer.from(basic, 'base64').toString('utf8').split(':', 2) : [];
  if (user === 'apikey' && key) return key;
  throw new MediaError('invalid_key');
}

export function refuseForeignOrigin(token: AccessToken | null, origin: string | undefined): void {
  const { allowedOrigins = null } = token ?? {};
  if (!allowedOrigins || !origin || allowedOrigins.includes(origin)) return;
  throw new MediaError('authorization_failed', {
    message: 'Este token não vale para este site.',
    details: { origin },
  });
}
