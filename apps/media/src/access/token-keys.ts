import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { MediaError } from '@arquiba/media-contract/errors';
import type pg from 'pg';
import { randomBase58 } from './base58.ts';

type Queryable = pg.Pool | pg.PoolClient;

const ID_CHARACTERS = 12;
const KEY_BITS = 2048;
const MOST_KEY_BITS = 8192;

/** A key with which the host of an account signs, as it is shown once, to the person who made it. */
export interface SigningKey {
  id: string;
  /** PKCS #8, in PEM. */
  privateKey: string;
}

/** Makes a pair of keys. We keep the public one; the private one is given for the only time. */
export async function mintTokenKey(db: Queryable, accountId: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await newPair();
  const id = randomBase58(ID_CHARACTERS);
  await db.query('INSERT INTO media.token_key (id, account_id, public_key) VALUES ($1, $2, $3)', [
    ...[id, accountId, publicKey],
  ]);
  return { id, privateKey };
}

/** Believes a public key that its owner has made, and gives the id to name in tokens as `kid`. */
export async function registerTokenKey(
  db: Queryable,
  accountId: string,
  pem: string,
): Promise<string> {
  const id = randomBase58(ID_CHARACTERS);
  await db.query('INSERT INTO media.token_key (id, account_id, public_key) VALUES ($1, $2, $3)', [
    ...[id, accountId, readPublicKey(pem)],
  ]);
  return id;
}

/** The key of the product itself, which is the host of its own account: made when first needed. */
export async function ownTokenKey(
  pool: pg.Pool,
  accountId: string,
): Promise<{ id: string; key: KeyObject }> {
  for (;;) {
    const { rows } = await pool.query<SigningKey>({
      name: 'media-own-token-key',
      text: `SELECT id, private_key AS "privateKey" FROM media.token_key
        WHERE account_id = $1 AND private_key IS NOT NULL AND revoked_at IS NULL`,
      values: [accountId],
    });
    const [own] = rows;
    if (own) return { id: own.id, key: parse(own) };
    const { publicKey, privateKey } = await newPair();
    // Of two processes that find none, the one that comes later takes the other's.
    await pool.query(
      `INSERT INTO media.token_key (id, account_id, public_key, private_key)
        VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [randomBase58(ID_CHARACTERS), accountId, publicKey, privateKey],
    );
  }
}

let parsed: { id: string; key: KeyObject } | null = null;

function parse({ id, privateKey }: SigningKey): KeyObject {
  if (parsed?.id !== id) parsed = { id, key: createPrivateKey(privateKey) };
  return parsed.key;
}

function newPair(): Promise<{ publicKey: string; privateKey: string }> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

function readPublicKey(pem: string): string {
  const key = parsePublicKey(pem);
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0;
  const isGood = key?.asymmetricKeyType === 'rsa' && bits >= KEY_BITS && bits <= MOST_KEY_BITS;
  if (key && isGood) return key.export({ type: 'spki', format: 'pem' }).toString();
  throw new MediaError('invalid_parameter', {
    message: `A chave pública precisa ser RSA, em PEM, com ${KEY_BITS} a ${MOST_KEY_BITS} bits.`,
    details: { parameter: 'publicKey' },
  });
}

/** A private key is refused too: it is nobody's business but its owner's. */
function parsePublicKey(pem: string): KeyObject | null {
  if (pem.includes('PRIVATE KEY')) return null;
  try {
    return createPublicKey(pem);
  } catch {
    return null;
  }
}
