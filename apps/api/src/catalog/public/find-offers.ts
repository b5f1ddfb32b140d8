import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { product, productColor } from '../tables.ts';

export interface Offer {
  productId: string;
  slug: string;
  title: string;
  /** The current price. */
  price: number;
  /** Whether any of its colours can be bought now. */
  inStock: boolean;
}

/** Current price and availability of frames; leaves out frames that do not exist. */
export function findOffers(db: Queryable, productIds: readonly string[]): Promise<Offer[]> {
  return db
    .select({
      ...{ productId: product.id, slug: product.slug, title: product.title },
      price: sql<number>`coalesce(${product.promotionalPriceCents}, ${product.priceCents})`,
      inStock: sql<boolean>`bool_or(${productColor.onHand} > ${productColor.reserved})`,
    })
    .from(product)
    .innerJoin(productColor, eq(productColor.productId, product.id))
    .where(sql`${product.id} = ANY (${sql.param([...productIds])}::bigint[])`)
    .groupBy(product.id);
}
