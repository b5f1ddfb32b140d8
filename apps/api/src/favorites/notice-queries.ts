import { sql } from 'drizzle-orm';
import type { Offer } from '../catalog/public/find-offers.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { favorite, favoriteSilence } from './tables.ts';

/** Frames that are a favourite of any account, in ascending order of id. */
export async function listChosenProducts(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT ${favorite.productId} AS id FROM ${favorite}
    WHERE ${favorite.productId} > ${after} AND ${favorite.accountId} IS NOT NULL
    ORDER BY id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** Records that frames are sold out, without a mail; their return is then worth one. */
export async function noteSoldOut(db: Queryable, productIds: readonly string[]): Promise<void> {
  await db.execute(sql`UPDATE ${favorite} SET seen_in_stock = false
    WHERE product_id = ANY (${sql.param([...productIds])}::bigint[]) AND seen_in_stock`);
}

export interface Notice {
  accountId: string;
  productId: string;
  /** Whether the price fell; otherwise the frame is back in stock. */
  cheaper: boolean;
}

/**
 * Takes the favourites whose price fell or that came back since the last mail about them, unless that mail is
 * more recent than `notSince`. Each is taken once, even by concurrent runs.
 */
export async function takeNotices(
  tx: Transaction,
  offers: readonly Offer[],
  { now, notSince }: { now: Date; notSince: Date },
): Promise<Notice[]> {
  const ids = offers.map(({ productId }) => productId);
  const prices = offers.map(({ price }) => price);
  const { rows } = await tx.execute<{
    account_id: string;
    product_id: string;
    cheaper: boolean;
  }>(sql`
    WITH due AS (
      SELECT own.id, own.account_id, own.product_id, offer.price, offer.price < own.seen_price_cents AS cheaper
      FROM ${favorite} AS own
      JOIN unnest(${sql.param(ids)}::bigint[], ${sql.param(prices)}::int[]) AS offer (id, price)
        ON offer.id = own.product_id
      WHERE own.account_id IS NOT NULL
        AND (offer.price < own.seen_price_cents OR NOT own.seen_in_stock)
        AND (own.told_at IS NULL OR own.told_at < ${notSince})
        AND NOT EXISTS (SELECT FROM ${favoriteSilence} AS silent WHERE silent.account_id = own.account_id)
      FOR UPDATE OF own SKIP LOCKED)
    UPDATE ${favorite} AS told
    SET seen_price_cents = least(told.seen_price_cents, due.price), seen_in_stock = true, told_at = ${now}
    FROM due WHERE told.id = due.id
    RETURNING due.account_id, due.product_id, due.cheaper`);
  return rows.map((row) => ({
    ...{ accountId: row.account_id, productId: row.product_id, cheaper: row.cheaper },
  }));
}
