import { MediaError } from '@arquiba/media-contract/errors';
import type pg from 'pg';
import { askTogether } from '../database/ask-together.ts';

type Queryable = pg.Pool | pg.PoolClient;

/** Takes space for a file that is to come; accounts without a quota are not counted. */
export async function reserveSpace(db: Queryable, accountId: string, bytes: number): Promise<void> {
  const { rows } = await db.query<{ fits: boolean | null }>({
    name: 'media-reserve-space',
    text: `WITH taken AS (
        UPDATE media.account SET used_bytes = used_bytes + $2
        WHERE id = $1 AND quota_bytes IS NOT NULL AND used_bytes + $2 <= quota_bytes RETURNING id
      )
      SELECT quota_bytes IS NULL OR EXISTS (SELECT FROM taken) AS fits FROM media.account
      WHERE id = $1`,
    values: [accountId, bytes],
  });
  if (!rows[0]?.fits) throw new MediaError('quota_exceeded');
}

export async function giveSpaceBack(
  db: Queryable,
  accountId: string,
  bytes: number,
): Promise<void> {
  if (bytes === 0) return;
  await db.query({
    name: 'media-give-space-back',
    text: `UPDATE media.account SET used_bytes = greatest(0, used_bytes - $2)
      WHERE id = $1 AND quota_bytes IS NOT NULL`,
    values: [accountId, bytes],
  });
}

/** How much an account may still store; infinite for those without a quota. */
export const findFreeSpace = askTogether<string, number>(async (pool, accountIds) => {
  const { rows } = await pool.query<{ id: string; free: number }>({
    name: 'media-free-space',
    text: `SELECT id, greatest(0, quota_bytes - used_bytes)::float8 AS free FROM media.account
      WHERE id = ANY ($1::text[]) AND quota_bytes IS NOT NULL`,
    values: [accountIds],
  });
  return accountIds.map(
    (id) => rows.find((row) => row.id === id)?.free ?? Number.POSITIVE_INFINITY,
  );
});

/**
 * Locks the account's space. A transaction that changes files before the account does this first, because
 * storing a file locks the account first.
 */
export async function holdSpace(client: pg.PoolClient, accountId: string): Promise<void> {
  await client.query({
    name: 'media-hold-space',
    text: 'SELECT FROM media.account WHERE id = $1 AND quota_bytes IS NOT NULL FOR UPDATE',
    values: [accountId],
  });
}
