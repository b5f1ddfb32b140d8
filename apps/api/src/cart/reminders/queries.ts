import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

export async function giveConsent(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db.execute(sql`
    INSERT INTO cart_reminder_consent (account_id, agreed_at) VALUES (${accountId}, ${now})
    ON CONFLICT DO NOTHING`);
}

export async function withdrawConsent(db: Queryable, accountId: string): Promise<void> {
  await db.execute(sql`DELETE FROM cart_reminder_consent WHERE account_id = ${accountId}`);
}

export async function findConsent(db: Queryable, accountId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ agreedAt: string }>(sql`
    SELECT agreed_at AS "agreedAt" FROM cart_reminder_consent WHERE account_id = ${accountId}`);
  return rows[0] ? new Date(rows[0].agreedAt) : null;
}

interface LeftCarts {
  now: Date;
  /** When they were last touched. */
  since: Date;
  until: Date;
  /** Without those who were reminded after it. */
  notSince: Date;
  limit: number;
}

/** Notes that the owners of some carts are reminded, and returns them. Concurrent runs take different carts. */
export async function takeLeftCarts(
  tx: Transaction,
  { now, since, until, notSince, limit }: LeftCarts,
): Promise<string[]> {
  const { rows } = await tx.execute<{ accountId: string }>(sql`
    UPDATE cart SET reminded_at = ${now} WHERE id IN (
      SELECT id FROM cart JOIN cart_reminder_consent USING (account_id)
      WHERE updated_at BETWEEN ${since} AND ${until}
        AND (reminded_at IS NULL OR reminded_at < least(updated_at, ${notSince}))
        AND EXISTS (SELECT FROM cart_line WHERE cart_id = cart.id)
      ORDER BY id LIMIT ${limit} FOR UPDATE OF cart SKIP LOCKED)
    RETURNING account_id AS "accountId"`);
  return rows.map(({ accountId }) => accountId);
}
