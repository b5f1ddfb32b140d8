import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { Variant } from './variants.ts';

/** A frame with its first colour that can be bought. */
export type NewFrame = Pick<Variant, 'slug' | 'title' | 'line' | 'unitPrice' | 'image'>;

/** Frames that came since then and are in stock, the newest first. */
export async function listNewFrames(
  db: Queryable,
  { since, limit }: { since: Date; limit: number },
): Promise<NewFrame[]> {
  const { rows } = await db.execute<NewFrame & Record<string, unknown>>(sql`
    SELECT slug, title, line, coalesce(promotional_price_cents, price_cents) AS "unitPrice", color.image
    FROM product CROSS JOIN LATERAL (
      SELECT image FROM product_color
      WHERE product_id = product.id AND on_hand > reserved ORDER BY position LIMIT 1) AS color
    WHERE created_at > ${since} ORDER BY product.id DESC LIMIT ${limit}`);
  return rows;
}
