import { hash } from 'node:crypto';
import type pg from 'pg';
import { askTogether } from '../database/ask-together.ts';
import { randomBase58 } from './base58.ts';

export type KeyKind = 'public' | 'secret';

export interface ApiKey {
  accountId: string;
  kind: KeyKind;
  mayCreate: boolean;
}

const RANDOM_CHARACTERS = 25;
const HINT_CHARACTERS = 18;

/** Makes a key and gives it, for the only time: we keep its hash. */
export async function mintKey(
  db: pg.Pool | pg.PoolClient,
  { accountId, kind, mayCreate }: ApiKey,
): Promise<string> {
  const key = newKey(kind, accountId);
  await db.query(
    `INSERT INTO media.api_key (key_hash, account_id, kind, may_create, hint)
      VALUES ($1, $2, $3, $4, $5)`,
    [hashOf(key), accountId, kind, mayCreate, hintOf(key)],
  );
  return key;
}

/** The public key of the product's own pages: minted once, and again if it was revoked. */
export async function ownPublicKey(pool: pg.Pool, accountId: string): Promise<string> {
  for (;;) {
    const { rows } = await pool.query<{ key: string }>({
      name: 'media-own-public-key',
      text: `SELECT shown_key AS key FROM media.api_key
        WHERE account_id = $1 AND shown_key IS NOT NULL AND revoked_at IS NULL`,
      values: [accountId],
    });
    if (rows[0]) return rows[0].key;
    const key = newKey('public', accountId);
    await pool.query(
      `INSERT INTO media.api_key (key_hash, account_id, kind, may_create, hint, shown_key)
        VALUES ($1, $2, 'public', false, $3, $4) ON CONFLICT DO NOTHING`,
      [hashOf(key), accountId, hintOf(key), key],
    );
  }
}

/** Null for what is no key, or none any more. */
export const findKey = askTogether<string, ApiKey | null>(async (pool, keys) => {
  const hashes = keys.map(hashOf);
  const { rows } = await pool.query<ApiKey & { hash: Buffer }>({
    name: 'media-find-keys',
    text: `SELECT key_hash AS hash, account_id AS "accountId", kind, may_create AS "mayCreate"
      FROM media.api_key WHERE key_hash = ANY ($1::bytea[]) AND revoked_at IS NULL`,
    values: [hashes],
  });
  return hashes.map((hash) => rows.find((row) => row.hash.equals(hash)) ?? null);
});

function newKey(kind: KeyKind, accountId: string): string {
  return `${kind}_${accountId}${randomBase58(RANDOM_CHARACTERS)}`;
}

/** Enough to tell keys apart, too little to use one. */
function hintOf(key: string): string {
  return key.slice(0, HINT_CHARACTERS);
}

function hashOf(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
