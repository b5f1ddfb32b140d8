/** More would not fit beside each other. */
export const MOST_COMPARED = 3;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `/comparar?oculos=ladeira&oculos=trave`: can be shared, and works without scripts. */
export function comparePath(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => ['oculos', slug]));
  return slugs.length > 0 ? `/comparar?${query}` : '/comparar';
}

/** The frames of an address, each once. */
export function comparedSlugs(search: string): string[] {
  const asked = new URLSearchParams(search).getAll('oculos').map((slug) => slug.toLowerCase());
  return [...new Set(asked.filter((slug) => SLUG.test(slug)))].slice(0, MOST_COMPARED);
}
