/** Where Vite listens for browsers that want to hear of changed files. */
export const RELOAD_PORT = 24678;

interface PolicyOptions {
  nonce: string;
  publicUrl: string;
  mediaUrl: string;
  /** While developing, Vite adds styles of its own and reloads through a socket of its own. */
  production: boolean;
}

/**
 * The policy of a page. `'self'` is safe for scripts because this origin
 * serves nothing that people upload: their files live on the media origin.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { nonce, production } = options;
  const media = new URL(options.mediaUrl).origin;
  const sockets = new URL(options.publicUrl).origin.replace(/^http/, 'ws');
  const styles = production ? `'self' 'nonce-${nonce}'` : "'self' 'unsafe-inline'";
  const reload = production ? '' : ` ws://${new URL(options.publicUrl).hostname}:${RELOAD_PORT}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${styles}`,
    `img-src 'self' data: blob: ${media}`,
    `media-src 'self' blob: ${media}`,
    `connect-src 'self' ${sockets} ${media}${reload}`,
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
