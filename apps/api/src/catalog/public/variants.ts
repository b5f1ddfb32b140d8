import type { Queryable } from '../../platform/database/database.ts';
import { query } from '../../platform/database/transaction.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';

/** A variant: one colour of a frame, with its price and the number that can be sold now. */
export interface Variant {
  id: string;
  productId: string;
  slug: string;
  title: string;
  color: string;
  sku: string;
  image: FileReference;
  /** The current price. */
  unitPrice: number;
  /** The price that was asked before its promotion. */
  listPrice: number;
  available: number;
  weightGrams: number;
  /** The family of its frame, and the height of the lens in millimetres: they say which lenses fit. */
  line: string;
  lensHeight: number;
}

/** Leaves out ids that do not exist. */
export async function findVariants(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Variant>> {
  const rows = await query<Variant>(
    db,
    'variants',
    `SELECT product_color.id, product_id AS "productId", slug, title, color, sku, image,
      coalesce(promotional_price_cents, price_cents) AS "unitPrice", coalesce(former_price_cents, promotional_price_cents, price_cents) AS "listPrice",
      on_hand - reserved AS available, weight_grams AS "weightGrams",
      line, lens_height AS "lensHeight"
    FROM product_color JOIN product ON product.id = product_id
    WHERE product_color.id = ANY ($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
