import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';
import { product, productPrice } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The former price is the lowest of this time. */
const LOOK_BACK_MS = 30 * DAY_MS;
/** A frame must have been on sale for this time before it can have a former price. */
const LEAST_MS = DAY_MS;

interface Prices {
  price: number;
  /** Null ends the promotion. */
  promotionalPrice: number | null;
}

/**
 * Null if there is no such frame. `formerPrice` is shown struck through; it is null if no higher price was
 * really asked before.
 */
export async function setPrices(
  db: Database,
  slug: string,
  { price, promotionalPrice }: Prices,
  now: Date,
): Promise<{ formerPrice: number | null } | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(product).where(eq(product.slug, slug)).for('update');
    if (!row) return null;
    const asked = promotionalPrice ?? price;
    const isSame = asked === (row.promotionalPriceCents ?? row.priceCents);
    // A promotion that goes on keeps the price from before it.
    const goesOn = isSame && row.promotionalPriceCents !== null;
    const before = goesOn ? row.formerPriceCents : await lowestBefore(tx, row.id, now);
    const formerPrice = promotionalPrice !== null && before && before > asked ? before : null;
    await tx
      .update(product)
      .set({
        priceCents: price,
        promotionalPriceCents: promotionalPrice,
        formerPriceCents: formerPrice,
      })
      .where(eq(product.id, row.id));
    if (!isSame) {
      await tx
        .insert(productPrice)
        .values({ productId: row.id, since: now, cents: asked })
        .onConflictDoUpdate({
          target: [productPrice.productId, productPrice.since],
          set: { cents: asked },
        });
    }
    return { formerPrice };
  });
}

/** The lowest price that was asked lately; null for a frame that is new. */
async function lowestBefore(tx: Transaction, productId: string, now: Date): Promise<number | null> {
  const { rows } = await tx.execute<{ lowest: number | null }>(sql`
    SELECT min(cents) FILTER (WHERE until > ${new Date(now.getTime() - LOOK_BACK_MS)}) AS lowest
    FROM (
      SELECT cents, since, lead(since, 1, 'infinity') OVER (ORDER BY since) AS until
      FROM ${productPrice} WHERE product_id = ${productId}
    ) AS spans
    HAVING min(since) <= ${new Date(now.getTime() - LEAST_MS)}`);
  return rows[0]?.lowest ?? null;
}
