import { keepCookie, ownCookies } from '../own-cookies.ts';

/** One cookie for each item, so that the next page leaves it out while its deletion is being sent. */
const COOKIE = 'apagada-';
const SECONDS = 10;

/** Ids that were removed on the page before, and may not be deleted yet. */
export function readTakenAway(cookies: string | null): string[] {
  const names = [...ownCookies(cookies).keys()];
  return names.flatMap((name) => (name.startsWith(COOKIE) ? name.slice(COOKIE.length) : []));
}

export function rememberTakenAway(id: string): void {
  keepCookie(`${COOKIE}${id}`, '1', SECONDS);
}
