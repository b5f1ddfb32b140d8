interface PolicyOptions {
  nonce: string;
  publicUrl: string;
  mediaUrl: string;
  partsUrl: string | null;
  cardTokenUrl: string;
  /** In development: the URL of Vite's socket. Vite adds inline styles too. */
  reloadUrl: string | null;
}

/**
 * The policy of a page. `'self'` is safe for scripts because this origin
 * serves nothing that people upload: their files live on the media origin.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { nonce, reloadUrl } = options;
  const media = new URL(options.mediaUrl).origin;
  const sockets = new URL(options.publicUrl).origin.replace(/^http/, 'ws');
  // What a broadcaster sends.
  const lives = media.replace(/^http/, 'ws');
  const styles = reloadUrl ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const reload = reloadUrl ? ` ${reloadUrl}` : '';
  const parts = options.partsUrl ? ` ${new URL(options.partsUrl).origin}` : '';
  // On every page: a person can navigate to the payment from any page without a new document.
  const cards = new URL(options.cardTokenUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${styles}`,
    `img-src 'self' data: blob: ${media}`,
    `media-src 'self' blob: ${media}`,
    `connect-src 'self' ${sockets} ${media}${parts} ${cards} ${lives}${reload}`,
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
