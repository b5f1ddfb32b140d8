import { createBrowserStore } from '../browser-store.ts';

const KEY = 'arquiba-buscas';
const MAX_STORED = 8;

/** The latest searches, the newest first. Stored in this browser only. */
export const recentSearches = createBrowserStore<readonly string[]>([]);

/** Called after hydration. */
export function loadRecentSearches(): void {
  recentSearches.set(read());
}

export function rememberSearch(q: string): void {
  const others = read().filter((each) => each.toLowerCase() !== q.toLowerCase());
  write([q, ...others].slice(0, MAX_STORED));
}

export function forgetSearch(q: string): void {
  write(read().filter((each) => each !== q));
}

export function forgetSearches(): void {
  write([]);
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  recentSearches.set(searches);
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is full or disabled: a reload loses them.
  }
}
