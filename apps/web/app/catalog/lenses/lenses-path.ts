import { slugOf } from '@arquiba/contract/slug';

/** The address of the step in which the lenses of a frame are chosen. */
export function lensesPath(slug: string, color: string): string {
  return `/oculos/${slug}/lentes?cor=${slugOf(color)}`;
}
