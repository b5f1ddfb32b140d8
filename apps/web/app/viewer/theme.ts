import { keepCookie, ownCookies, YEAR_SECONDS } from '../own-cookies.ts';

const THEMES = ['sistema', 'claro', 'escuro'] as const;
export type Theme = (typeof THEMES)[number];

/** A cookie, so that the server renders the theme and nothing flashes. */
const COOKIE = 'tema';

export function readTheme(cookies: string | null): Theme {
  const value = ownCookies(cookies).get(COOKIE);
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
  keepCookie(COOKIE, theme, YEAR_SECONDS);
}
