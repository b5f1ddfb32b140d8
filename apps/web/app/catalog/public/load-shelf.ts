import { listProducts, type ProductCard } from '@arquiba/contract/catalog';
import type { Call, InputOf } from '@arquiba/contract/route';

const SHELF = 4;

/** Frames beside the main content of a page; if they cannot be loaded, the row is empty. */
export async function loadShelf(
  call: Call,
  { except, ...narrowed }: Pick<InputOf<typeof listProducts>, 'shape'> & { except?: string } = {},
): Promise<ProductCard[]> {
  try {
    const { items } = await call(listProducts, { ...narrowed, limit: SHELF + 1 });
    return items.filter(({ id }) => id !== except).slice(0, SHELF);
  } catch {
    return [];
  }
}
