import type pg from 'pg';
import { type ApiKey, mintKey } from '../access/api-keys.ts';
import { randomBase58 } from '../access/base58.ts';
import { mintTokenKey, registerTokenKey, type SigningKey } from '../access/token-keys.ts';
import { openOwnAccount } from './open-own-account.ts';

export interface MediaAccount {
  id: string;
  name: string;
  /** Null: as much as the disk takes. */
  quotaBytes: number | null;
}

export interface ListedKey {
  accountId: string;
  accountName: string;
  kind: ApiKey['kind'] | 'token';
  /** The beginning of a key, or the id of one that signs tokens. */
  name: string;
  mayCreate: boolean;
  createdAt: Date;
  revokedAt: Date | null;
}

/** What an operator does with accounts and keys, also while the service runs. */
export interface MediaOperator {
  /** Null where no account has this id or name. */
  findAccount(idOrName: string): Promise<MediaAccount | null>;
  /** Null where the name is taken. */
  createAccount(name: string, quotaBytes: number | null): Promise<MediaAccount | null>;
  mintKeys(
    accountId: string,
    mayCreate: boolean,
  ): Promise<{ publicKey: string; secretKey: string }>;
  mintTokenKey(accountId: string): Promise<SigningKey>;
  registerTokenKey(accountId: string, pem: string): Promise<string>;
  listKeys(): Promise<ListedKey[]>;
  /** By the key itself, its beginning or its id. Gives how many fit; only a single one is revoked. */
  revoke(name: string): Promise<number>;
}

const ID_CHARACTERS = 7;

export async function openMediaOperator(pool: pg.Pool): Promise<MediaOperator> {
  await openOwnAccount(pool);
  return {
    findAccount: (idOrName) => findAccount(pool, idOrName),
    createAccount: (name, quotaBytes) => createAccount(pool, name, quotaBytes),
    async mintKeys(accountId, mayCreate) {
      return {
        publicKey: await mintKey(pool, { accountId, kind: 'public', mayCreate }),
        secretKey: await mintKey(pool, { accountId, kind: 'secret', mayCreate: true }),
      };
    },
    mintTokenKey: (accountId) => mintTokenKey(pool, accountId),
    registerTokenKey: (accountId, pem) => registerTokenKey(pool, accountId, pem),
    listKeys: () => listKeys(pool),
    revoke: (name) => revoke(pool, name),
  };
}

const COLUMNS = 'id, name, quota_bytes::float8 AS "quotaBytes"';

async function findAccount(pool: pg.Pool, idOrName: string): Promise<MediaAccount | null> {
  const { rows } = await pool.query<MediaAccount>(
    `SELECT ${COLUMNS} FROM media.account WHERE id = $1 OR name = $1 ORDER BY id = $1 DESC LIMIT 1`,
    [idOrName],
  );
  return rows[0] ?? null;
}

async function createAccount(
  pool: pg.Pool,
  name: string,
  quotaBytes: number | null,
): Promise<MediaAccount | null> {
  const { rows } = await pool.query<MediaAccount>(
    `INSERT INTO media.account (id, name, quota_bytes) VALUES ($1, $2, $3)
      ON CONFLICT (name) DO NOTHING RETURNING ${COLUMNS}`,
    [randomBase58(ID_CHARACTERS), name, quotaBytes],
  );
  return rows[0] ?? null;
}

const KEYS = `SELECT account_id, kind, hint AS name, may_create, created_at, revoked_at
    FROM media.api_key
  UNION ALL SELECT account_id, 'token', id, false, created_at, revoked_at FROM media.token_key`;

async function listKeys(pool: pg.Pool): Promise<ListedKey[]> {
  const { rows } = await pool.query<ListedKey>(
    `SELECT account_id AS "accountId", account.name AS "accountName", kind, key.name,
        may_create AS "mayCreate", key.created_at AS "createdAt", revoked_at AS "revokedAt"
      FROM (${KEYS}) AS key JOIN media.account ON account.id = account_id
      ORDER BY account.name, key.created_at, kind`,
  );
  return rows;
}

async function revoke(pool: pg.Pool, name: string): Promise<number> {
  const { rows } = await pool.query<{ found: number }>(
    `WITH fitting AS (
        SELECT key_hash, null AS id FROM media.api_key
          WHERE revoked_at IS NULL
            AND ($1 = hint OR key_hash = sha256(convert_to($1, 'UTF8')))
        UNION ALL
        SELECT null, id FROM media.token_key WHERE revoked_at IS NULL AND id = $1
      ), single AS (SELECT * FROM fitting WHERE (SELECT count(*) FROM fitting) = 1),
      keys AS (
        UPDATE media.api_key SET revoked_at = now()
        WHERE key_hash IN (SELECT key_hash FROM single)
      ), token_keys AS (
        UPDATE media.token_key SET revoked_at = now() WHERE id IN (SELECT id FROM single)
      )
      SELECT count(*)::int AS found FROM fitting`,
    [name],
  );
  return rows[0]?.found ?? 0;
}
