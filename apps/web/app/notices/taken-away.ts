import { keepCookie, ownCookies } from '../own-cookies.ts';

/** A cookie for each, so that the page that comes leaves out what is deleted while it is made. */
const COOKIE = 'apagada-';
const SECONDS = 10;

/** What was taken away on the page before, and is not gone yet. */
export function readTakenAway(cookies: string | null): string[] {
  const names = [...ownCookies(cookies).keys()];
  return names.flatMap((name) => (name.startsWith(COOKIE) ? name.slice(COOKIE.length) : []));
}

export function rememberTakenAway(id: string): void {
  keepCookie(`${COOKIE}${id}`, '1', SECONDS);
}
