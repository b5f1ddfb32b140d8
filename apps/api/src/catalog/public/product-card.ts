import type { ProductCard } from '@arquiba/contract/catalog';
import type { Context } from '../../platform/context.ts';
import { presentCard } from '../presenters.ts';
import { findColors, findProducts, type ProductRow } from '../queries.ts';

/** Frames as a grid shows them, one more statement for all. */
export async function presentProducts(
  { db, media }: Pick<Context, 'db' | 'media'>,
  rows: readonly ProductRow[],
): Promise<ProductCard[]> {
  const colors = await findColors(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => presentCard(media, row, colors.get(row.id) ?? []));
}

/** The same by their ids, in that order. */
export async function presentProductsById(
  context: Pick<Context, 'db' | 'media'>,
  ids: readonly string[],
): Promise<ProductCard[]> {
  return presentProducts(context, await findProducts(context.db, ids));
}
