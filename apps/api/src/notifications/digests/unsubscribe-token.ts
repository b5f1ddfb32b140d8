import type { Vault } from '../../platform/vault.ts';

const PURPOSE = 'unsubscribe from the digest';

/** For the address in a digest that ends it: it names the person, works for nothing else and never expires. */
export function unsubscribeToken(vault: Vault, accountId: string): string {
  return vault.seal(Buffer.from(accountId), PURPOSE).toString('base64url');
}

/** Whose token it is; null if we did not make it. */
export function ownerOfToken(vault: Vault, token: string): string | null {
  return vault.open(Buffer.from(token, 'base64url'), PURPOSE)?.toString() ?? null;
}
