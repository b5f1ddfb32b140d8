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

export function searchPath(q: string, kind: SearchKind): string {
  return `/explorar?${new URLSearchParams({ q, ...(kind && { tipo: kind }) })}`;
}
