import type { Page } from './pages.ts';

const STORAGE_KEY = 'lists';
const MOST = 12;

const OTHERS_KEY = 'other-lists';
const MOST_STORED = 4;

/** Lists of the pages that were left, by their key in the history. */
const cache = new Map<string, Page<unknown>>();

// A reload loses what is in memory, but not the pages before it in the history.
if (!import.meta.env.SSR) {
  revive();
  window.addEventListener('pagehide', () => {
    store(OTHERS_KEY, [...cache].slice(-MOST_STORED));
  });
}

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
  store(STORAGE_KEY, left);
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

/** Not the list of the page with which the document was loaded: the server has sent a newer one. */
function revive(): void {
  try {
    const stored: [string, Page<unknown>][] = JSON.parse(
      sessionStorage.getItem(OTHERS_KEY) ?? '[]',
    );
    const [navigation] = performance.getEntriesByType('navigation');
    const isFirst = navigation?.name.split('#', 1)[0] === window.location.href.split('#', 1)[0];
    const current = ` ${window.history.state?.key ?? 'default'}`;
    for (const [place, list] of stored) {
      if (!isFirst || !place.endsWith(current)) cacheList(place, list);
    }
  } catch {
    // Storage is disabled.
  }
}

function store(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or disabled: the list starts at its beginning.
  }
}
