import { brand } from '@arquiba/contract/brand';

const PREFIX = `${brand.storageKey}-`;

/** Stores a value in a cookie, so that the server renders the next page with it and nothing flashes. */
export function keepCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet, and too late for a page that is left
  document.cookie = `${PREFIX}${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** The cookies of this site by name, without the prefix. */
export function ownCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split('; ').filter((pair) => pair.startsWith(PREFIX));
  return new Map(pairs.map((pair) => pair.slice(PREFIX.length).split('=', 2) as [string, string]));
}

export const YEAR_SECONDS = 365 * 24 * 60 * 60;
