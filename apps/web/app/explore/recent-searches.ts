import { createBrowserStore } from '../browser-store.ts';

const KEY = 'arquiba-buscas';
const KEPT = 8;

/** The latest searches of this browser, the last one first; the server never learns of them. */
export const recentSearches = createBrowserStore<readonly string[]>([]);

/** Once the page's code is there. */
export function loadRecentSearches(): void {
  recentSearches.set(read());
}

export function rememberSearch(q: string): void {
  const others = read().filter((each) => each.toLowerCase() !== q.toLowerCase());
  write([q, ...others].slice(0, KEPT));
}

export function forgetSearch(q: string): void {
  write(read().filter((each) => each !== q));
}

export function forgetSearches(): void {
  write([]);
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  recentSearches.set(searches);
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Full or forbidden: they last as long as the page.
  }
}
