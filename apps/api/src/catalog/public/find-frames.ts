import type { ProductCard } from '@arquiba/contract/catalog';
import type { Context } from '../../platform/context.ts';
import { listProducts } from '../list-products.ts';
import { namesFrames } from '../word-index.ts';

/** The first results of the shop's own search. */
export async function findFrames(
  context: Context,
  text: string,
  limit: number,
): Promise<ProductCard[]> {
  if (!namesFrames(text)) return [];
  return (await listProducts(context, { q: text, limit })).items;
}
