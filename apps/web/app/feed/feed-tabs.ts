import { brand } from '@arquiba/contract/brand';

export const feedTabs = [
  { slug: 'seguindo', label: 'Seguindo', kind: 'following' },
  { slug: 'para-voce', label: 'Para você', kind: 'foryou' },
] as const;

export type FeedTab = (typeof feedTabs)[number];

/** A cookie, so that the server shows the tab that was chosen last. */
const COOKIE = `${brand.storageKey}-aba`;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The tab that `?aba=` names, else the one that was chosen last, else the first. */
export function readFeedTab(named: string | null, cookies: string | null): FeedTab {
  const pair = cookies?.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const chosen = pair?.slice(COOKIE.length + 1);
  const find = (slug: string | null | undefined) => feedTabs.find((tab) => tab.slug === slug);
  return find(named) ?? find(chosen) ?? feedTabs[0];
}

export function rememberFeedTab({ slug }: FeedTab): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${slug}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
