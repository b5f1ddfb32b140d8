import type { Vault } from '../vault.ts';

/**
 * Tokens for the links in mails of one purpose. A token names something of ours, never expires and is stored
 * nowhere.
 */
export function mailToken(purpose: string) {
  return {
    seal: (vault: Vault, id: string): string =>
      vault.seal(Buffer.from(id), purpose).toString('base64url'),
    /** Null if we did not make the token. */
    open: (vault: Vault, token: string): string | null =>
      vault.open(Buffer.from(token, 'base64url'), purpose)?.toString() ?? null,
  };
}
