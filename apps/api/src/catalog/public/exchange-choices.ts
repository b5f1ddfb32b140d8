import type { Queryable } from '../../platform/database/database.ts';
import { query } from '../../platform/database/transaction.ts';
import type { FileReference } from '../../platform/files/file-reference.ts';

export interface ExchangeChoice {
  variantId: string;
  slug: string;
  title: string;
  color: string;
  image: FileReference;
}

interface Asked {
  productId: string;
  /** The colour that was bought. */
  variantId: string;
  /** Frames at this price too; null for colours of the same frame only. */
  price: number | null;
}

const MOST = 12;

/** Colours in stock that a colour can be exchanged for, those of the same frame first. */
export function listExchangeChoices(
  db: Queryable,
  { productId, variantId, price }: Asked,
): Promise<ExchangeChoice[]> {
  return query<ExchangeChoice>(db, 'exchange_choices', CHOICES, [
    ...[productId, variantId, price, MOST],
  ]);
}

const CHOICES = `
  SELECT product_color.id::text AS "variantId", slug, title, color, image
  FROM product_color JOIN product ON product.id = product_id
  WHERE on_hand > reserved AND product_color.id <> $2
    AND (product_id = $1 OR coalesce(promotional_price_cents, price_cents) = $3::integer)
  ORDER BY (product_id = $1) DESC, product.id DESC, position LIMIT $4`;
