import type { Product } from '@arquiba/contract/catalog';
import { colorAddress, colorSlug } from './public/color-address.ts';

export type ProductColor = Product['colors'][number];

/** The colour that `?cor=` names; the first one where it names none. */
export function chosenColor(colors: ProductColor[], search: string): ProductColor | undefined {
  const wanted = new URLSearchParams(search).get('cor');
  return colors.find(({ color }) => colorSlug(color) === wanted) ?? colors[0];
}

/** The address of a product in a colour; the first colour needs no naming. */
export function colorPath({ slug, colors }: Product, color: ProductColor): string {
  return color.id === colors[0]?.id ? `/oculos/${slug}` : colorAddress(slug, color.color);
}
