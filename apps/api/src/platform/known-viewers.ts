import type { Viewer } from './context.ts';

/** Some megabytes at most. */
const MOST = 20_000;

const viewers = new Map<string, Viewer>();

/**
 * Whom a token stood for when this process last looked. Never whom it stands for: a read may begin with it while
 * the session is looked up again, and its answer is given only if that finds the same (`dispatch.ts`).
 */
export function knownViewer(tokenHash: string): Viewer | null {
  return viewers.get(tokenHash) ?? null;
}

export function rememberViewer(tokenHash: string, viewer: Viewer | null): void {
  // Whoever was here last goes last.
  viewers.delete(tokenHash);
  if (!viewer) return;
  viewers.set(tokenHash, viewer);
  if (viewers.size <= MOST) return;
  const [oldest = ''] = viewers.keys();
  viewers.delete(oldest);
}
