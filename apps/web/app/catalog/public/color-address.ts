import { slugOf } from '@arquiba/contract/slug';

/** The address of a product in a colour. */
export function colorAddress(slug: string, color: string): string {
  return `/oculos/${slug}?cor=${slugOf(color)}`;
}

interface Colored {
  slug: string;
  colors: { color: string }[];
}

/** The path if all colours are known: the first colour needs no parameter. */
export function colorPath({ slug, colors }: Colored, color: string | null | undefined): string {
  return color && color !== colors[0]?.color ? colorAddress(slug, color) : `/oculos/${slug}`;
}
