import type { ColorFamily, ProductCard } from '@arquiba/contract/catalog';
import type { Context } from '../../platform/context.ts';
import { presentCard } from '../present-product.ts';
import { type ColorRow, findColors, findProducts, type ProductRow } from '../queries.ts';

/**
 * Frames as a grid shows them, with one more statement for all. With `families`, in a colour of one of these.
 */
export async function presentProducts(
  { db, media }: Pick<Context, 'db' | 'media'>,
  rows: readonly ProductRow[],
  families: readonly ColorFamily[] = [],
): Promise<ProductCard[]> {
  const colors = await findColors(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const own = colors.get(row.id) ?? [];
    return presentCard(media, row, own, wantedColor(own, families));
  });
}

/** Prefers one that is in stock. */
function wantedColor(colors: ColorRow[], families: readonly ColorFamily[]): ColorRow | undefined {
  const wanted = colors.filter(({ family }) => families.includes(family));
  return wanted.find(({ onHand, reserved }) => onHand > reserved) ?? wanted[0];
}

/** The same by ids, in their order. */
export async function presentProductsById(
  context: Pick<Context, 'db' | 'media'>,
  ids: readonly string[],
): Promise<ProductCard[]> {
  return presentProducts(context, await findProducts(context.db, ids));
}
