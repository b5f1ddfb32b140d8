import type { Product } from '@arquiba/contract/catalog';
import { slugOf } from '@arquiba/contract/slug';

export type ProductColor = Product['colors'][number];

/** The colour that `?cor=` names, else the first one. */
export function chosenColor(colors: ProductColor[], search: string): ProductColor | undefined {
  const wanted = new URLSearchParams(search).get('cor');
  return colors.find(({ color }) => slugOf(color) === wanted) ?? colors[0];
}
