import type { CatalogueSort, listProducts } from '@arquiba/contract/catalog';
import type { InputOf } from '@arquiba/contract/route';
import {
  CATEGORY_NAMES,
  FAMILY_NAMES,
  type FrameShape,
  MATERIAL_NAMES,
  PRICE_NAMES,
  SEX_NAMES,
  SHAPE_NAMES,
  SIZE_NAMES,
  SPORT_NAMES,
} from './frame-words.ts';

export type CatalogueQuery = Omit<InputOf<typeof listProducts>, 'cursor' | 'limit'>;

/** Filters that accept several values: parameter of the URL, field of the API, label. */
export const FACETS = [
  { param: 'categoria', field: 'category', title: 'Categoria', names: CATEGORY_NAMES },
  { param: 'formato', field: 'shape', title: 'Formato', names: SHAPE_NAMES },
  { param: 'cor', field: 'color', title: 'Cor', names: FAMILY_NAMES },
  { param: 'tamanho', field: 'size', title: 'Tamanho', names: SIZE_NAMES },
  { param: 'preco', field: 'price', title: 'Preço', names: PRICE_NAMES },
  { param: 'material', field: 'material', title: 'Material', names: MATERIAL_NAMES },
  { param: 'publico', field: 'sex', title: 'Público', names: SEX_NAMES },
  { param: 'esporte', field: 'sport', title: 'Esporte', names: SPORT_NAMES },
] as const satisfies readonly {
  param: string;
  field: keyof CatalogueQuery;
  title: string;
  names: Record<string, string>;
}[];

export const SWITCHES = [
  { param: 'estoque', field: 'inStock', name: 'Em estoque' },
  { param: 'promocao', field: 'promotion', name: 'Em promoção' },
] as const;

export const SORTS: Record<string, { sort: CatalogueSort; name: string }> = {
  lancamentos: { sort: 'newest', name: 'Lançamentos' },
  'mais-vendidos': { sort: 'best-selling', name: 'Mais vendidos' },
  'menor-preco': { sort: 'price', name: 'Menor preço' },
  'maior-preco': { sort: '-price', name: 'Maior preço' },
};

/** Fills whole rows with two or three columns. */
export const PAGE_LENGTH = 12;

/** The id of the list on the page. */
export const RESULTS_ID = 'resultados';

const CATALOGUE = '/oculos';
const ON = 'sim';

/** The query in a URL; unknown values are ignored. */
export function readQuery(search: string): CatalogueQuery {
  const parameters = new URLSearchParams(search);
  const typed = typedIn(search);
  const sort = Object.hasOwn(SORTS, parameters.get('ordem') ?? '')
    ? SORTS[parameters.get('ordem') as string]
    : undefined;
  const chosen = FACETS.flatMap(({ param, field, names }) => {
    const values = parameters.getAll(param).filter((value) => Object.hasOwn(names, value));
    return values.length > 0 ? [[field, [...new Set(values)]]] : [];
  });
  const on = SWITCHES.flatMap(({ param, field }) =>
    parameters.get(param) === ON ? [[field, 'true']] : [],
  );
  return {
    ...(typed && { q: typed }),
    ...(sort && { sort: sort.sort }),
    ...Object.fromEntries([...chosen, ...on]),
  };
}

/** The search text. */
export function typedIn(search: string): string {
  return (new URLSearchParams(search).get('busca') ?? '').trim().slice(0, 80);
}

/** The list of favourites instead of the catalogue. */
export const FAVORITES_PATH = `${CATALOGUE}?favoritos=${ON}`;
export function asksFavorites(search: string): boolean {
  return new URLSearchParams(search).get('favoritos') === ON;
}

export interface ChosenFilter {
  param: string;
  value: string;
  name: string;
}

/** The active filters with their labels, in the order of the panel. */
export function chosenFilters(search: string): ChosenFilter[] {
  const query = readQuery(search);
  const facets = FACETS.flatMap(({ param, field, names }) =>
    ((query[field] ?? []) as string[]).map((value) => ({
      ...{ param, value, name: (names as Record<string, string>)[value] ?? value },
    })),
  );
  const switches = SWITCHES.flatMap(({ param, field, name }) =>
    query[field] ? [{ param, value: ON, name }] : [],
  );
  const typed = typedIn(search);
  const typedFilter = typed ? [{ param: 'busca', value: typed, name: `“${typed}”` }] : [];
  return [...typedFilter, ...facets, ...switches];
}

/** The URL with a choice added, or removed if it was chosen. */
export function toggled(search: string, param: string, value: string): string {
  const parameters = new URLSearchParams(search);
  if (parameters.has(param, value)) parameters.delete(param, value);
  else if (param === 'busca') parameters.delete(param);
  else parameters.append(param, value);
  return addressOf(parameters);
}

/** The URL with a single value for a parameter, or without the parameter. */
export function withOnly(search: string, param: string, value: string | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(param);
  if (value) parameters.append(param, value);
  return addressOf(parameters);
}

function addressOf(parameters: URLSearchParams): string {
  parameters.delete('cursor');
  return parameters.size > 0 ? `${CATALOGUE}?${parameters}` : CATALOGUE;
}

/** The name and the page of a category, if it is the only choice: its own page shows the same. */
export function onlyCategory(search: string): { name: string; path: string } | null {
  const [chosen, ...others] = chosenFilters(search);
  if (!chosen || others.length > 0) return null;
  const { param, value, name } = chosen;
  if (param === 'promocao') return { name: 'Promoções', path: `${CATALOGUE}/categoria/promocoes` };
  return param === 'categoria' ? { name, path: `${CATALOGUE}/categoria/${value}` } : null;
}

/** The shape, if exactly one is chosen. */
export function onlyShape(search: string): FrameShape | null {
  const shapes = readQuery(search).shape;
  return Array.isArray(shapes) && shapes.length === 1 ? (shapes[0] ?? null) : null;
}
