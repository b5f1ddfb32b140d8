import type { Vault } from '../../platform/vault.ts';

const PURPOSE = 'order link';
/** Each mail of an order has a new one. */
const VALID_MS = 90 * 24 * 60 * 60_000;

/** For the links in the mails of an order that was bought without an account. Stored nowhere. */
export function orderToken(vault: Vault, orderId: string, now: Date): string {
  const content = `${orderId} ${now.getTime() + VALID_MS}`;
  return vault.seal(Buffer.from(content), PURPOSE).toString('base64url');
}

/** Null if we did not make the token, or if its time is over. */
export function orderOfToken(vault: Vault, token: string, now: Date): string | null {
  const content = vault.open(Buffer.from(token, 'base64url'), PURPOSE)?.toString() ?? '';
  const [orderId, until] = content.split(' ');
  return orderId && Number(until) > now.getTime() ? orderId : null;
}
