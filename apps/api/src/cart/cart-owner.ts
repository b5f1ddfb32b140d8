import type { Context } from '../platform/context.ts';
import { findVisitor, visitorOf } from '../platform/sessions/visitor.ts';

/** The owner of a cart: an account, or a visitor without one. */
export type CartOwner =
  | { accountId: string; visitorId: null }
  | { accountId: null; visitorId: string };

/** Null for a visitor without a stored cart or favourite. */
export async function findOwner(context: Context): Promise<CartOwner | null> {
  if (context.viewer) return accountOwner(context.viewer.accountId);
  const visitorId = await findVisitor(context);
  return visitorId === null ? null : { accountId: null, visitorId };
}

/** Call it only to store something: creates a visitor if needed. */
export async function ownerOf(context: Context): Promise<CartOwner> {
  if (context.viewer) return accountOwner(context.viewer.accountId);
  return { accountId: null, visitorId: await visitorOf(context) };
}

export function accountOwner(accountId: string): CartOwner {
  return { accountId, visitorId: null };
}
