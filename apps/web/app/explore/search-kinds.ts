/** What a search can be narrowed to; `tipo` in the address. */
export const searchKinds = [
  { name: null, label: 'Tudo' },
  { name: 'pessoas', label: 'Pessoas' },
  { name: 'publicacoes', label: 'Publicações' },
  { name: 'grupos', label: 'Grupos' },
  { name: 'assuntos', label: 'Assuntos' },
  { name: 'oculos', label: 'Óculos' },
] as const;

export type SearchKind = (typeof searchKinds)[number]['name'];

/** What the address says; anything else is everything. */
export function readKind(value: string | null): SearchKind {
  return searchKinds.find(({ name }) => name === value)?.name ?? null;
}

export function searchPath(q: string, kind: SearchKind): string {
  return `/explorar?${new URLSearchParams({ q, ...(kind && { tipo: kind }) })}`;
}
