import type { Page } from './pages.ts';

const STORAGE_KEY = 'lists';
const MOST = 12;

/** Lists of the pages that were left, by their key in the history. */
const cache = new Map<string, Page<unknown>>();

export function cacheList(place: string, list: Page<unknown>): void {
  cache.delete(place);
  cache.set(place, list);
  const [oldest] = cache.keys();
  if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
}

/** The type is not checked: the caller has stored the list itself. */
export function cachedList<T>(place: string): Page<T> | undefined {
  return cache.get(place) as Page<T> | undefined;
}

interface LeftList {
  place: string;
  list: Page<unknown>;
  scrollY: number;
}

/** Stores a list when the document is unloaded, for the back button. */
export function leaveList(left: LeftList): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(left));
  } catch {
    // Storage is full or disabled: the list starts at its beginning.
  }
}

/** Called if the document comes from the back-forward cache, with its lists in memory. */
export function forgetLeftList(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

/** The stored list of this page, if the document was loaded by the back button. */
export function returnToList<T>(place: string): { list: Page<T>; scrollY: number } | null {
  try {
    const left: LeftList | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    sessionStorage.removeItem(STORAGE_KEY);
    const [navigation] = performance.getEntriesByType('navigation');
    const cameBack = (navigation as PerformanceNavigationTiming | undefined)?.type;
    if (left?.place !== place || cameBack !== 'back_forward') return null;
    return { list: left.list as Page<T>, scrollY: left.scrollY };
  } catch {
    return null;
  }
}
