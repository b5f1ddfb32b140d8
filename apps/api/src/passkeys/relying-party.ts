import type { Services } from '../platform/context.ts';

/** Ed25519, ECDSA on P-256, RSA: these cover every authenticator in use. */
export const ALGORITHMS = [-8, -7, -257];

/** The relying party: this site's host, and answers only from pages of its origin. */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>) {
  return { expectedRPID: publicUrl.hostname, expectedOrigin: publicUrl.origin };
}

/** The account of a passkey for an authenticator: its id, which says nothing about the person. */
export function userHandleOf(accountId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(accountId);
}
