import type { listGroups } from '@arquiba/contract/groups';
import type { InputOf } from '@arquiba/contract/route';

export interface GroupFilters {
  q: string;
  sport: string;
  city: string;
  mine: boolean;
}

export const LONGEST_SEARCH = 100;

export function readFilters(parameters: URLSearchParams): GroupFilters {
  const text = (name: string) =>
    (parameters.get(name) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);
  return {
    ...{ q: text('q'), sport: text('esporte'), city: text('cidade') },
    mine: parameters.get('meus') === '1',
  };
}

/** The filters as the API takes them. */
export function asked({ q, sport, city, mine }: GroupFilters): InputOf<typeof listGroups> {
  return {
    ...(q && { q }),
    ...(sport && { sport }),
    ...(city && { city }),
    ...(mine && { which: 'mine' }),
  };
}

export function isFiltered({ q, sport, city, mine }: GroupFilters): boolean {
  return Boolean(q || sport || city || mine);
}
