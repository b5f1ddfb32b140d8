import type { Product } from '@arquiba/contract/catalog';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database.ts';
import { prepared } from '../platform/prepared.ts';
import { product, productColor } from './tables.ts';

export type ProductRow = typeof product.$inferSelect;
export type ColorRow = typeof productColor.$inferSelect;

export async function insertProduct(tx: Transaction, row: ProductRow, colors: ColorRow[]) {
  await tx.insert(product).values(row);
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

interface NewestQuery {
  shape: Product['shape'] | undefined;
  before: string;
  limit: number;
}

export function listNewest(db: Queryable, { shape, ...query }: NewestQuery) {
  return shape ? newestOfShape(db).execute({ ...query, shape }) : newest(db).execute(query);
}

const newest = prepared((db) =>
  db
    .select()
    .from(product)
    .where(lt(product.id, sql.placeholder('before')))
    .orderBy(desc(product.id))
    .limit(sql.placeholder('limit'))
    .prepare('catalog_newest'),
);

const newestOfShape = prepared((db) =>
  db
    .select()
    .from(product)
    .where(
      and(eq(product.shape, sql.placeholder('shape')), lt(product.id, sql.placeholder('before'))),
    )
    .orderBy(desc(product.id))
    .limit(sql.placeholder('limit'))
    .prepare('catalog_newest_of_shape'),
);

/** The colours of products in one statement, each product's in its order. */
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
