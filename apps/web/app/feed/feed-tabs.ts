import { keepCookie, ownCookies, YEAR_SECONDS } from '../own-cookies.ts';

export const feedTabs = [
  { slug: 'seguindo', label: 'Seguindo', kind: 'following' },
  { slug: 'para-voce', label: 'Para você', kind: 'foryou' },
] as const;

export type FeedTab = (typeof feedTabs)[number];

/** The tab that was chosen last. A cookie, so that the server renders it. */
const COOKIE = 'aba';

/** The tab that `?aba=` names, else the one that was chosen last; null if none was chosen. */
export function readFeedTab(named: string | null, cookies: string | null): FeedTab | null {
  const find = (slug: string | null | undefined) => feedTabs.find((tab) => tab.slug === slug);
  return find(named) ?? find(ownCookies(cookies).get(COOKIE)) ?? null;
}

export function rememberFeedTab({ slug }: FeedTab): void {
  keepCookie(COOKIE, slug, YEAR_SECONDS);
}
