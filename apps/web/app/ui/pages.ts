/** A page of a list of the API. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/**
 * Merges a list with its first page, loaded again: new items come first, deleted ones are removed, later
 * pages stay. If the two do not overlap, there may be a gap, so the list starts again.
 */
export function refreshList<T>(list: Page<T>, first: Page<T>, idOf: (item: T) => string): Page<T> {
  const last = first.items.at(-1);
  const meeting = last ? list.items.findIndex((item) => idOf(item) === idOf(last)) : -1;
  if (meeting < 0 || first.nextCursor === null) return first;
  const rest = list.items.slice(meeting + 1);
  if (rest.length === 0) return first;
  return {
    items: [...first.items, ...without(rest, first.items, idOf)],
    nextCursor: list.nextCursor,
  };
}

/** A restored list with the items of the first page as they are now: their counts may have changed. */
export function freshenList<T>(list: Page<T>, first: Page<T>, idOf: (item: T) => string): Page<T> {
  const fresh = new Map(first.items.map((item) => [idOf(item), item]));
  return { ...list, items: list.items.map((item) => fresh.get(idOf(item)) ?? item) };
}

/** Appends the next page, unless the list has changed during the request. */
export function appendPage<T>(
  list: Page<T>,
  cursor: string,
  next: Page<T>,
  idOf: (item: T) => string,
): Page<T> {
  if (list.nextCursor !== cursor) return list;
  return {
    items: [...list.items, ...without(next.items, list.items, idOf)],
    nextCursor: next.nextCursor,
  };
}

/** Lists that change while they are read may contain an item twice. */
function without<T>(items: T[], known: T[], idOf: (item: T) => string): T[] {
  const ids = new Set(known.map(idOf));
  return items.filter((item) => !ids.has(idOf(item)));
}
