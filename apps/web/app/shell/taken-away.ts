import { brand } from '@arquiba/contract/brand';

/** A cookie for each, so that the page that comes leaves out what is deleted while it is made. */
const COOKIE = `${brand.storageKey}-apagada-`;
const SECONDS = 10;

/** What was taken away on the page before, and is not gone yet. */
export function readTakenAway(cookies: string | null): string[] {
  return (cookies ?? '').split('; ').flatMap((cookie) => {
    const [name = ''] = cookie.split('=', 1);
    return name.startsWith(COOKIE) ? name.slice(COOKIE.length) : [];
  });
}

export function rememberTakenAway(id: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for a page that is left
  document.cookie = `${COOKIE}${id}=1; Path=/; Max-Age=${SECONDS}; SameSite=Lax${secure}`;
}
