import type { FrameCategory, FrameSport } from '@arquiba/contract/catalog';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { product, productColor } from './tables.ts';

/** The stock of every colour of every frame, or of those whose name contains `search`. */
export function listStock(db: Queryable, search: string) {
  return db
    .select({
      ...{ sku: productColor.sku, title: product.title, color: productColor.color },
      ...{ onHand: productColor.onHand, reserved: productColor.reserved, slug: product.slug },
      ...{ price: product.priceCents, promotionalPrice: product.promotionalPriceCents },
    })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.productId))
    .where(
      sql`strpos(folded(${product.title} || ' ' || ${productColor.color} || ' ' || ${productColor.sku}), folded(${search})) > 0`,
    )
    .orderBy(asc(product.title), asc(productColor.position));
}

/**
 * Returns the previous stock; only `reserved` if orders have reserved more than the new stock; null if there
 * is no such SKU.
 */
export async function setOnHand(
  db: Queryable,
  sku: string,
  onHand: number,
): Promise<{ changed: boolean; reserved: number } | null> {
  const changed = await db
    .update(productColor)
    .set({ onHand })
    .where(and(eq(productColor.sku, sku), lte(productColor.reserved, onHand)))
    .returning({ reserved: productColor.reserved });
  if (changed[0]) return { changed: true, ...changed[0] };
  const [kept] = await db
    .select({ reserved: productColor.reserved })
    .from(productColor)
    .where(eq(productColor.sku, sku));
  return kept ? { changed: false, ...kept } : null;
}

/** Sets what a frame is for; keeps what is not given. Returns whether there is such a frame. */
export async function setUses(
  db: Queryable,
  slug: string,
  uses: { categories?: FrameCategory[]; sports?: FrameSport[] },
): Promise<boolean> {
  const { rowCount } = await db.update(product).set(uses).where(eq(product.slug, slug));
  return rowCount === 1;
}
