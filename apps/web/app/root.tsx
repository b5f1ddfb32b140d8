import './styles/app.css';
import './shell/shell.css';
import { brand } from '@arquiba/contract/brand';
import { type ReactNode, useEffect } from 'react';
import { Link, Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { isStale, markFresh } from './freshness.ts';
import { toPageAnswer } from './loader.ts';
import { readRemovedItems } from './notices/removed-items.ts';
import { accountContext, failureContext, siteContext } from './page-context.ts';
import { PageScripts } from './page-scripts.tsx';
import { titleOfError } from './shell/error-title.ts';
import { Late } from './shell/late.tsx';
import { PartsFirst } from './shell/parts-first.tsx';
import { SmallPrint } from './shell/small-print.tsx';
import { HYDRATED } from './start-page.ts';
import { styleLinks } from './styles/links.ts';
import { Wordmark } from './ui/brand-mark.tsx';
import { lazyPart, preloadParts } from './ui/lazy-part.tsx';
import { RenderTime } from './ui/render-time.ts';
import { readTheme, themeAttribute } from './viewer/theme.ts';
import { useSessionInTabs } from './viewer/use-session-in-tabs.ts';
import { type Site, useSite } from './viewer/use-site.ts';

const PageError = lazyPart(() => import('./shell/page-error.tsx'), { preload: true });

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, url }) => {
    const failure = context.get(failureContext);
    if (failure) throw toPageAnswer(failure, url);
  },
];

export function loader({ context, request }: Route.LoaderArgs): Site {
  const { publicUrl, mediaUrl, contact } = context.get(siteContext);
  const cookies = request.headers.get('cookie');
  return {
    account: context.get(accountContext),
    publicUrl,
    mediaUrl,
    contact,
    theme: readTheme(cookies),
    removedItems: readRemovedItems(cookies),
    renderedAt: Date.now(),
  };
}

/**
 * Not on every navigation: a page that cannot be fetched must not fail the root as well, so that its error is
 * shown inside the layout. Code that changes this data marks it as stale.
 */
export function shouldRevalidate(): boolean {
  return isStale('root');
}

export function links() {
  return [...styleLinks, { rel: 'manifest', href: '/manifest.webmanifest' }];
}

export function meta({ error }: Route.MetaArgs) {
  return [{ title: error === undefined ? brand.network.name : titleOfError(error) }];
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const theme = themeAttribute(site?.theme ?? 'sistema');
  return (
    <html lang="pt-BR" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColor theme={theme} />
        {site && <link rel="preconnect" href={site.mediaUrl} />}
        <Meta />
        {/* Links need no nonce: browsers hide it, which React reports as a mismatch. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.SSR && <PageScripts />}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useSessionInTabs(loaderData.account);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data is fresh
  useEffect(() => markFresh('root'), [loaderData]);
  useEffect(() => {
    const tell = () => window.dispatchEvent(new Event(HYDRATED));
    // A button pressed before may be in a part whose code is still to come: React would drop its click.
    if (document.querySelector('[data-pressed]')) void preloadParts().then(tell);
    else tell();
  }, []);
  return (
    <>
      <RenderTime value={loaderData.renderedAt}>
        <Outlet />
      </RenderTime>
      <PartsFirst />
      <Late />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="flex min-h-dvh flex-col">
      <Link
        to="/"
        className="w-fit p-4 text-ink no-underline lg:px-6"
        aria-label={`${brand.network.name}, início`}
      >
        <Wordmark face="rede" />
      </Link>
      <PageError error={error} />
      <footer className="p-4 text-center">
        <SmallPrint face="rede" />
      </footer>
    </main>
  );
}

/** The colour of the browser's bars: the surface colour of the theme. */
function ThemeColor({ theme }: { theme: 'light' | 'dark' | undefined }) {
  const light = '#fffbf7';
  const dark = '#14110f';
  if (theme) return <meta name="theme-color" content={theme === 'light' ? light : dark} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  );
}
