import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../platform/database/database.ts';
import { prepared, preparedStatement } from '../platform/database/prepared.ts';
import { product, productColor, productPrice } from './tables.ts';

export type ProductRow = typeof product.$inferSelect;
export type ColorRow = typeof productColor.$inferSelect;
/** The shown fields of a frame and of its colours. */
export type ShownProduct = Omit<ProductRow, 'weightGrams' | 'sold' | 'createdAt'>;
export type ShownColor = Omit<ColorRow, 'productId' | 'position' | 'family' | 'sku'>;
type WithColors = ShownProduct & { colors: ShownColor[] };

export async function insertProduct(tx: Transaction, row: ProductRow, colors: ColorRow[]) {
  await tx.insert(product).values(row);
  const cents = row.promotionalPriceCents ?? row.priceCents;
  await tx.insert(productPrice).values({ productId: row.id, since: row.createdAt, cents });
  await tx.insert(productColor).values(colors);
}

export async function findProductBySlug(db: Queryable, slug: string) {
  const [row] = await productBySlug(db).execute({ slug });
  return row ?? null;
}

const productBySlug = prepared((db) =>
  db
    .select()
    .from(product)
    .where(eq(product.slug, sql.placeholder('slug')))
    .prepare('catalog_by_slug'),
);

/** A frame with its colours (at least one), in one row: the most frequent query of pages. */
export async function findWithColors(db: Database, slug: string): Promise<WithColors | null> {
  const [found] = await withColors(db, { slug });
  return found ?? null;
}

const withColors = preparedStatement<WithColors>(
  'catalog_with_colors',
  sql`SELECT id, slug, title, line, description, sex, shape, material, lens_width AS "lensWidth",
      lens_height AS "lensHeight", bridge, temple, front, price_cents AS "priceCents",
      promotional_price_cents AS "promotionalPriceCents",
      former_price_cents AS "formerPriceCents", categories, sports, review_count AS "reviewCount",
      rating_sum AS "ratingSum",
      (SELECT json_agg(json_build_object('id', id::text, 'color', color, 'hex', hex, 'image', image,
          'views', views,
          'onHand', on_hand, 'reserved', reserved) ORDER BY position)
        FROM product_color WHERE product_id = product.id) AS colors
    FROM product WHERE slug = ${sql.placeholder('slug')}`,
);

export async function findProductById(db: Queryable, id: string) {
  const [row] = await productById(db).execute({ id });
  return row ?? null;
}

const productById = prepared((db) =>
  db
    .select()
    .from(product)
    .where(eq(product.id, sql.placeholder('id')))
    .prepare('catalog_by_id'),
);

/** In the order of the ids; leaves out frames that were deleted since. */
export async function findProducts(db: Queryable, ids: readonly string[]): Promise<ProductRow[]> {
  const rows = await productsByIds(db).execute({ ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const productsByIds = prepared((db) =>
  db
    .select()
    .from(product)
    .where(sql`${product.id} = ANY (${sql.placeholder('ids')}::bigint[])`)
    .prepare('catalog_by_ids'),
);

export function findProductsBySlug(db: Queryable, slugs: readonly string[]): Promise<ProductRow[]> {
  return db
    .select()
    .from(product)
    .where(inArray(product.slug, [...slugs]));
}

/** The colours of products in one statement, in the order within each product. */
export async function findColors(db: Queryable, productIds: readonly string[]) {
  const rows = await colors(db).execute({ productIds });
  return Map.groupBy(rows, (row) => row.productId);
}

const colors = prepared((db) =>
  db
    .select()
    .from(productColor)
    .where(sql`${productColor.productId} = ANY (${sql.placeholder('productIds')}::bigint[])`)
    .orderBy(asc(productColor.productId), asc(productColor.position))
    .prepare('catalog_colors'),
);
