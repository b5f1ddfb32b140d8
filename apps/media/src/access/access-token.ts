import { createPublicKey, type KeyObject } from 'node:crypto';
import { MediaError } from '@arquiba/media-contract/errors';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type pg from 'pg';
import * as z from 'zod/mini';
import { type PathPermission, pathPermission } from './permissions.ts';
import { type Space, spaceSchema } from './space-claim.ts';

/** What a verified token says. */
export interface AccessToken {
  accountId: string;
  pathPermissions: readonly PathPermission[];
  /** Tags that the caller may put on files, each exact or ending in `*`. */
  writableTags: readonly string[];
  /** What the files that come with it count for; null for the account alone. */
  space: Space | null;
  /** Sites on which it may be used; null for any. */
  allowedOrigins: readonly string[] | null;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Checks signature, time and shape. A token that is not ours to believe is `invalid_token`. */
export async function verifyAccessToken(
  pool: pg.Pool,
  accountId: string,
  token: string,
): Promise<AccessToken> {
  const claims = await readClaims(pool, accountId, token);
  const said = claimsSchema.safeParse(claims);
  if (!said.success || (said.data.accountId ?? accountId) !== accountId) throw invalid();
  const { access, allowedOrigins, exp } = said.data;
  return {
    accountId,
    pathPermissions: access?.pathPermissions ?? [],
    writableTags: access?.tagPermissions?.write ?? [],
    space: said.data.space ?? null,
    allowedOrigins: allowedOrigins ?? null,
    expiresAt: exp,
  };
}

async function readClaims(pool: pg.Pool, accountId: string, token: string): Promise<object> {
  let failure: unknown;
  try {
    const { kid } = decodeProtectedHeader(token);
    for (const key of await keysOf(pool, accountId, kid)) {
      try {
        return (await jwtVerify(token, key, VERIFICATION)).payload;
      } catch (error) {
        failure = error;
      }
    }
  } catch (error) {
    failure = error;
  }
  if (failure instanceof errors.JWTExpired) {
    throw new MediaError('invalid_token', { message: 'O token de acesso expirou.' });
  }
  throw invalid(failure);
}

// Clocks of hosts differ a little; a token without an end is none.
const VERIFICATION = {
  algorithms: ['RS256'],
  clockTolerance: 5,
  requiredClaims: ['exp', 'sub'],
};

async function keysOf(pool: pg.Pool, accountId: string, kid: unknown): Promise<KeyObject[]> {
  const { rows } = await pool.query<{ id: string; public_key: string }>({
    name: 'media-token-keys',
    text: `SELECT id, public_key FROM media.token_key
      WHERE account_id = $1 AND revoked_at IS NULL AND ($2::text IS NULL OR id = $2)`,
    values: [accountId, typeof kid === 'string' ? kid : null],
  });
  return rows.map((row) => publicKey(row.public_key));
}

const parsedKeys = new Map<string, KeyObject>();

function publicKey(pem: string): KeyObject {
  const known = parsedKeys.get(pem);
  if (known) return known;
  const parsed = createPublicKey(pem);
  parsedKeys.set(pem, parsed);
  return parsed;
}

function invalid(cause?: unknown): MediaError {
  return new MediaError('invalid_token', { cause });
}

const claimsSchema = z.object({
  sub: z.string(),
  exp: z.number(),
  accountId: z.optional(z.string()),
  space: z.optional(spaceSchema),
  allowedOrigins: z.optional(z.array(z.string())),
  access: z.optional(
    z.object({
      pathPermissions: z.optional(z.array(pathPermission).check(z.maxLength(50))),
      tagPermissions: z.optional(z.object({ write: z.optional(z.array(z.string())) })),
    }),
  ),
});
