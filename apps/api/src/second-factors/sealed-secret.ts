import type { Vault } from '../platform/vault.ts';

interface SealedSecret {
  accountId: string;
  sealedSecret: Buffer;
}

export function sealSecret(vault: Vault, accountId: string, secret: Buffer): Buffer {
  return vault.seal(secret, labelOf(accountId));
}

/** Null if the vault has another key than the one that encrypted it. */
export function openSecret(vault: Vault, { accountId, sealedSecret }: SealedSecret): Buffer | null {
  return vault.open(sealedSecret, labelOf(accountId));
}

function labelOf(accountId: string): string {
  return `second factor of ${accountId}`;
}
