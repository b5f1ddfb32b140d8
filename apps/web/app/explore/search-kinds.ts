/** The filters of a search: `tipo` in the URL. */
export const searchKinds = [
  { name: null, label: 'Tudo' },
  { name: 'pessoas', label: 'Pessoas' },
  { name: 'publicacoes', label: 'Publicações' },
  { name: 'grupos', label: 'Grupos' },
  { name: 'assuntos', label: 'Assuntos' },
  { name: 'oculos', label: 'Óculos' },
] as const;

export type SearchKind = (typeof searchKinds)[number]['name'];

/** The filter of the URL; an unknown value means all. */
export function readKind(value: string | null): SearchKind {
  return searchKinds.find(({ name }) => name === value)?.name ?? null;
}

/** Which posts: of a person, of a period. `de`, `desde` and `ate` in the URL. */
export interface PostFilter {
  de: string;
  desde: string;
  ate: string;
}

export function readFilter(parameters: URLSearchParams): PostFilter {
  const text = (name: string) => parameters.get(name)?.trim() ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  return { de: text('de').slice(0, 60), desde: day('desde'), ate: day('ate') };
}

/** As the API wants it. */
export function filterInput({ de, desde, ate }: PostFilter) {
  return { ...(de && { by: de }), ...(desde && { since: desde }), ...(ate && { until: ate }) };
}

export function searchPath(q: string, kind: SearchKind, filter?: PostFilter): string {
  const chosen = Object.entries(filter ?? {}).filter(([, value]) => value !== '');
  const ofPosts = kind === 'publicacoes' ? Object.fromEntries(chosen) : {};
  return `/explorar?${new URLSearchParams({ q, ...(kind && { tipo: kind }), ...ofPosts })}`;
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
