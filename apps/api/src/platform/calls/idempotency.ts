import { createHash } from 'node:crypto';
import { ApiError } from '@arquiba/contract/errors';
import type { AnyRoute } from '@arquiba/contract/route';
import type pg from 'pg';
import type { Context } from '../context.ts';
import { invalidInput } from './read-input.ts';

const PLAIN_KEY = /^[\x21-\x7e]{8,128}$/;
const ABANDONED_AFTER_MS = 60_000;
const KEPT_FOR_MS = 48 * 60 * 60_000;

interface Request {
  /** The column of the owner: an account, or a visitor of the shop. */
  side: 'account_id' | 'visitor_id';
  owner: string;
  key: string;
  route: AnyRoute;
  input: unknown;
}

/** What is stored under a key before its operation runs. */
interface Claim {
  side: Request['side'];
  owner: string;
  key: string;
  hash: Buffer;
  at: Date;
}

function claimOf({ side, owner, key, route, input }: Request, at: Date): Claim {
  if (!PLAIN_KEY.test(key)) {
    throw invalidInput({
      'Idempotency-Key': 'Idempotency-Key deve ter de 8 a 128 caracteres, sem espaços.',
    });
  }
  const content = `${route.method} ${route.path} ${JSON.stringify(input)}`;
  return { side, owner, key, hash: createHash('sha256').update(content).digest(), at };
}

/**
 * Runs an operation once per key and owner; a repetition gets the first answer. The key is claimed before
 * the operation runs, so of two concurrent calls only one runs. A failed operation frees its key. A claim
 * whose process died can be taken over after a minute, which is longer than any request lives, or at once if
 * the operation itself finds what was already done.
 */
export async function once(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: Request,
  change: () => Promise<unknown>,
): Promise<unknown> {
  const claim = claimOf(request, clock.now());
  const claimedOrStored = await take(db.$client, claim, request.route);
  if ('answer' in claimedOrStored) return claimedOrStored.answer.value;
  const { side, owner, key } = claim;
  const claimed = [owner, key, claimedOrStored.claimedAt];
  let value: unknown;
  try {
    value = await change();
  } catch (error) {
    await db.$client.query(STATEMENTS[side].free, claimed);
    throw error;
  }
  await db.$client.query(STATEMENTS[side].keepAnswer, [...claimed, JSON.stringify({ value })]);
  return value;
}

/** Deletes keys that no caller will repeat any more, and returns how many. */
export async function sweepIdempotencyKeys({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const oldest = new Date(clock.now().getTime() - KEPT_FOR_MS);
  const { rowCount } = await db.$client.query(SWEEP, [oldest]);
  return rowCount ?? 0;
}

const statementsOf = (side: Request['side']) => ({
  claim: `
    INSERT INTO idempotency_key (${side}, key, request_hash, created_at)
    VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
  find: `
    SELECT request_hash, answer, created_at FROM idempotency_key
    WHERE ${side} = $1 AND key = $2`,
  takeOver: `
    UPDATE idempotency_key SET created_at = $4
    WHERE ${side} = $1 AND key = $2 AND created_at = $3 AND answer IS NULL`,
  keepAnswer: `
    UPDATE idempotency_key SET answer = $4
    WHERE ${side} = $1 AND key = $2 AND created_at = $3`,
  free: `
    DELETE FROM idempotency_key
    WHERE ${side} = $1 AND key = $2 AND created_at = $3 AND answer IS NULL`,
});
const STATEMENTS = {
  account_id: statementsOf('account_id'),
  visitor_id: statementsOf('visitor_id'),
};
const SWEEP = 'DELETE FROM idempotency_key WHERE created_at < $1';

interface KeyRow {
  request_hash: Buffer;
  answer: { value?: unknown } | null;
  created_at: Date;
}

/** The stored answer of an earlier request, or the time at which this request claimed the key. */
async function take(
  pool: pg.Pool,
  { side, owner, key, hash, at: now }: Claim,
  route: AnyRoute,
): Promise<{ answer: { value?: unknown } } | { claimedAt: Date }> {
  const statements = STATEMENTS[side];
  const inserted = await pool.query(statements.claim, [owner, key, hash, now]);
  if (inserted.rowCount === 1) return { claimedAt: now };
  const { rows } = await pool.query<KeyRow>(statements.find, [owner, key]);
  const [row] = rows;
  if (row && !row.request_hash.equals(hash)) throw new ApiError('key_reused');
  if (row?.answer) return { answer: row.answer };
  if (row && route.resumes) return { claimedAt: row.created_at };
  if (row && now.getTime() - row.created_at.getTime() >= ABANDONED_AFTER_MS) {
    const taken = await pool.query(statements.takeOver, [owner, key, row.created_at, now]);
    if (taken.rowCount === 1) return { claimedAt: now };
  }
  throw new ApiError('in_progress', { retryAfterSeconds: 1 });
}
