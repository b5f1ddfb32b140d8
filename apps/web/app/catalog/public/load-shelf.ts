import { listProducts, type ProductCard } from '@arquiba/contract/catalog';
import type { Call, InputOf } from '@arquiba/contract/route';

const SHELF = 4;

/** Frames beside what a page is about; a page can do without, so a failure leaves the shelf empty. */
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
