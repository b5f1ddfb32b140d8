import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type pg from 'pg';
import type { PathPermission, Permissions } from '../access/permissions.ts';
import { mintTokenKey } from '../access/token-keys.ts';

export interface TestToken {
  accountId?: string;
  allowedOrigins?: string[];
  /** From now. */
  seconds?: number;
  access?: { pathPermissions?: PathPermission[]; tagPermissions?: { write?: string[] } };
  kid?: string | null;
}

/** Signs tokens as the host of an account does, with a key of its own. */
export async function createSigner(pool: pg.Pool, accountId: string) {
  const { id, privateKey } = await mintTokenKey(pool, accountId);
  return { keyId: id, ...signerWith(accountId, id, createPrivateKey(privateKey)) };
}

export function signerWith(accountId: string, keyId: string, key: KeyObject) {
  return {
    sign({ seconds = 300, kid = keyId, ...claims }: TestToken = {}): Promise<string> {
      return new SignJWT({ accountId, ...claims })
        .setProtectedHeader({ alg: 'RS256', ...(kid !== null && { kid }) })
        .setSubject('someone')
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key);
    },
  };
}

/** The same permissions for a folder's own files and for all below. */
export function everywhereIn(path: string, permissions: Permissions): PathPermission[] {
  return (['Children', 'Grandchildren+'] as const).map((scope) => ({
    match: { path, scope },
    permissions,
  }));
}
