type Part = 'root' | 'column';

const stale = new Set<Part>();

/** Marks the data of a part of the layout as outdated; the next load fetches it again. */
export function markStale(part: Part): void {
  stale.add(part);
}

export function markFresh(part: Part): void {
  stale.delete(part);
}

export function isStale(part: Part): boolean {
  return stale.has(part);
}
