import { ScureBase32Plugin } from 'otplib';
import type { Vault } from '../platform/vault.ts';

interface SealedSecret {
  accountId: string;
  sealedSecret: Buffer;
}

export function sealSecret(vault: Vault, accountId: string, secret: Buffer): Buffer {
  return vault.seal(secret, labelOf(accountId));
}

/** The bytes of a secret as apps take it. */
export function readSecret(base32: string): Buffer {
  return Buffer.from(new ScureBase32Plugin().decode(base32));
}

/** Null if the vault has another key than the one that encrypted it. */
export function openSecret(vault: Vault, { accountId, sealedSecret }: SealedSecret): Buffer | null {
  return vault.open(sealedSecret, labelOf(accountId));
}

function labelOf(accountId: string): string {
  return `second factor of ${accountId}`;
}
