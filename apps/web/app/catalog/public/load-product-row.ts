import { listProducts, type ProductCard } from '@arquiba/contract/catalog';
import type { Call, InputOf } from '@arquiba/contract/route';

const LENGTH = 4;

/** Products for a row below the main content; empty if they cannot be loaded. */
export async function loadProductRow(
  call: Call,
  { except, ...narrowed }: Pick<InputOf<typeof listProducts>, 'shape'> & { except?: string } = {},
): Promise<ProductCard[]> {
  try {
    const { items } = await call(listProducts, { ...narrowed, limit: LENGTH + 1 });
    return items.filter(({ id }) => id !== except).slice(0, LENGTH);
  } catch {
    return [];
  }
}
