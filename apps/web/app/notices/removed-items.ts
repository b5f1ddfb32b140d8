import { keepCookie, ownCookies } from '../own-cookies.ts';

/** One cookie for each item, so that the next page hides it while its deletion is being sent. */
const COOKIE = 'apagada-';
const SECONDS = 10;

/** Ids that were removed on the previous page and may not be deleted yet. */
export function readRemovedItems(cookies: string | null): string[] {
  const names = [...ownCookies(cookies).keys()];
  return names.flatMap((name) => (name.startsWith(COOKIE) ? name.slice(COOKIE.length) : []));
}

export function rememberRemovedItem(id: string): void {
  keepCookie(`${COOKIE}${id}`, '1', SECONDS);
}
