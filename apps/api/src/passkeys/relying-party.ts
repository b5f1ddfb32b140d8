import type { Services } from '../platform/context.ts';

/** Ed25519, ECDSA on P-256, RSA: between them, every authenticator in use. */
export const ALGORITHMS = [-8, -7, -257];

/** Who passkeys are for: this site's host, and answers from pages of its origin only. */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>) {
  return { expectedRPID: publicUrl.hostname, expectedOrigin: publicUrl.origin };
}

/**
 * How an authenticator knows the account of a passkey: its id, which says nothing about the person.
 */
export function userHandleOf(accountId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(accountId);
}
