import type { Product } from '@arquiba/contract/catalog';

export type ProductColor = Product['colors'][number];

/** The colour that `?cor=` names; the first one where it names none. */
export function chosenColor(colors: ProductColor[], search: string): ProductColor | undefined {
  const wanted = new URLSearchParams(search).get('cor');
  return colors.find(({ color }) => colorSlug(color) === wanted) ?? colors[0];
}

/** The address of a product in a colour; the first colour needs no naming. */
export function colorPath({ slug, colors }: Product, color: ProductColor): string {
  const plain = `/oculos/${slug}`;
  return color.id === colors[0]?.id ? plain : `${plain}?cor=${colorSlug(color.color)}`;
}

/** 'Azul-marinho' and 'Verde água' as an address has them. */
function colorSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
