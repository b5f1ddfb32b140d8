import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { product, productColor } from '../tables.ts';

export interface Offer {
  productId: string;
  slug: string;
  title: string;
  /** What it costs today. */
  price: number;
  /** Whether any colour of it can be bought now. */
  inStock: boolean;
}

/** What frames cost now and whether they are there; one that does not exist is left out. */
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
