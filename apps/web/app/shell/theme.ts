import { brand } from '@arquiba/contract/brand';

const THEMES = ['sistema', 'claro', 'escuro'] as const;
export type Theme = (typeof THEMES)[number];

/** A cookie, so that the server writes the theme into the page and nothing flashes. */
const COOKIE = `${brand.storageKey}-tema`;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function readTheme(cookies: string | null): Theme {
  const pair = cookies?.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const value = pair?.slice(COOKIE.length + 1);
  return isTheme(value) ? value : 'sistema';
}

export function isTheme(value: string | undefined): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** The value of `data-theme`; undefined follows the system. */
export function themeAttribute(theme: Theme): 'light' | 'dark' | undefined {
  return theme === 'sistema' ? undefined : theme === 'claro' ? 'light' : 'dark';
}

export function chooseTheme(theme: Theme): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
