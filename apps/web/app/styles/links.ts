import archivo from './archivo.woff2?url';

/** Links for the font and the icons in the head, spread first by the root's `links`. */
export const styleLinks = [
  {
    ...{ rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    // The fallback fonts have the same metrics, so the first picture is more important.
    fetchPriority: 'low',
  },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'icon', href: '/favicon-48.png', type: 'image/png', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
] as const;
