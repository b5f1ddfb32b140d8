import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { product, productReview } from './tables.ts';

export type ReviewRow = typeof productReview.$inferSelect;

interface Portion {
  before: string;
  limit: number;
}

export function listShownReviews(db: Queryable, query: Portion & { productId: string }) {
  return shownReviews(db).execute({ ...query });
}

const shownReviews = prepared((db) =>
  db
    .select()
    .from(productReview)
    .where(
      and(
        eq(productReview.productId, sql.placeholder('productId')),
        isNull(productReview.hiddenAt),
        lt(productReview.id, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(productReview.id))
    .limit(sql.placeholder('limit'))
    .prepare('catalog_reviews'),
);

/** The number of reviews with one star, two, up to five. */
export async function countStars(db: Queryable, productId: string): Promise<number[]> {
  const rows = await starCounts(db).execute({ productId });
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

const starCounts = prepared((db) =>
  db
    .select({ rating: productReview.rating, count: sql<number>`count(*)::int` })
    .from(productReview)
    .where(
      and(
        eq(productReview.productId, sql.placeholder('productId')),
        isNull(productReview.hiddenAt),
      ),
    )
    .groupBy(productReview.rating)
    .prepare('catalog_review_stars'),
);

export async function insertReview(db: Queryable, row: ReviewRow): Promise<void> {
  await db.insert(productReview).values(row);
}

/** Those of the order lines that have a review, even a hidden one. */
export async function reviewedLines(
  db: Queryable,
  orderLineIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: productReview.orderLineId })
    .from(productReview)
    .where(sql`${productReview.orderLineId} = ANY (${sql.param([...orderLineIds])}::bigint[])`);
  return new Set(rows.map(({ id }) => id));
}

/** The newest reviews of all frames, for the staff. */
export function listNewestReviews(db: Queryable, limit: number) {
  return db
    .select({
      ...{ id: productReview.id, title: product.title, rating: productReview.rating },
      ...{ text: productReview.text, photos: productReview.photos },
      ...{ hiddenAt: productReview.hiddenAt, createdAt: productReview.createdAt },
    })
    .from(productReview)
    .innerJoin(product, eq(product.id, productReview.productId))
    .orderBy(desc(productReview.id))
    .limit(limit);
}

/** Returns whether there is such a review. */
export async function setHidden(db: Queryable, id: string, hiddenAt: Date | null) {
  const { rowCount } = await db
    .update(productReview)
    .set({ hiddenAt })
    .where(eq(productReview.id, id));
  return rowCount === 1;
}

/** For the export of a person's data. */
export function listOwnReviews(db: Queryable, accountId: string, { before, limit }: Portion) {
  return db
    .select()
    .from(productReview)
    .where(and(eq(productReview.accountId, accountId), lt(productReview.id, before)))
    .orderBy(desc(productReview.id))
    .limit(limit);
}

export async function filesInShownReviews(db: Queryable, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT DISTINCT file->>'path' AS path
    FROM ${productReview}, jsonb_array_elements(${productReview.photos}) AS file
    WHERE ${productReview.accountId} = ${accountId} AND ${productReview.hiddenAt} IS NULL`);
  return rows.map(({ path }) => path);
}

export async function filesInReviews(
  db: Queryable,
  accountId: string,
  paths: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ path: string }>(sql`
    SELECT DISTINCT file->>'path' AS path
    FROM ${productReview}, jsonb_array_elements(${productReview.photos}) AS file
    WHERE ${productReview.accountId} = ${accountId} AND file->>'path' = ANY (${sql.param([...paths])}::text[])`);
  return rows.map(({ path }) => path);
}
