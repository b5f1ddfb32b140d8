/** The path of sign-in, with the current page to return to. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/entrar?voltar=${encodeURIComponent(pathname + search)}`;
}

/** A path of this site; null for anything that could lead to another site. */
export function readReturnPath(value: string | null): string | null {
  if (!value || !/^\/(?![/\\])/.test(value)) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(value, base)) return null;
  const target = new URL(value, base);
  if (target.origin !== base || target.pathname === '/entrar') return null;
  return target.pathname + target.search + target.hash;
}
