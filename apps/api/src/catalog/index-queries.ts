import { colorFamilies } from '@arquiba/contract/catalog';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { catalogueWord, product, productColor } from './tables.ts';

export type IndexedRow = Awaited<ReturnType<typeof loadCatalogue>>[number];

const familyBit = sql`1 << (array_position(${sql.raw(`ARRAY['${colorFamilies.join("','")}']`)}, ${productColor.family}) - 1)`;

/** The searchable fields of every frame, or of some, the newest first. */
export function loadCatalogue(db: Queryable, ids?: readonly string[]) {
  return db
    .select({
      ...{ id: product.id, title: product.title, line: product.line, sex: product.sex },
      ...{ shape: product.shape, material: product.material, lensWidth: product.lensWidth },
      price: sql<number>`coalesce(${product.promotionalPriceCents}, ${product.priceCents})`,
      promotion: sql<boolean>`${product.formerPriceCents} IS NOT NULL`,
      sold: product.sold,
      categories: product.categories,
      sports: product.sports,
      /** Names and families, for the search. */
      colors: sql<string>`string_agg(${productColor.color} || ' ' || ${productColor.family}, ' ')`,
      /** A bit for each family, in the order of the contract. */
      families: sql<number>`bit_or(${familyBit})`,
      familiesInStock: sql<number>`coalesce(bit_or(${familyBit}) FILTER (WHERE ${productColor.onHand} > ${productColor.reserved}), 0)`,
    })
    .from(product)
    .innerJoin(productColor, eq(productColor.productId, product.id))
    .where(ids && inArray(product.id, [...ids]))
    .groupBy(product.id)
    .orderBy(desc(product.id));
}

/** What other words mean. */
export async function loadMeanings(db: Queryable): Promise<Map<string, string[]>> {
  const rows = await db.select().from(catalogueWord);
  return new Map(rows.map(({ word, means }) => [word, means]));
}
