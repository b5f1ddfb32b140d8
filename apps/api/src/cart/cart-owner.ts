import type { Context } from '../platform/context.ts';
import { findVisitor, visitorOf } from '../platform/sessions/visitor.ts';

/** Whose cart it is: an account's, or that of someone who looks around without one. */
export type CartOwner =
  | { accountId: string; visitorId: null }
  | { accountId: null; visitorId: string };

/** Null for someone who was never given anything to keep. */
export async function findOwner(context: Context): Promise<CartOwner | null> {
  if (context.viewer) return accountOwner(context.viewer.accountId);
  const visitorId = await findVisitor(context);
  return visitorId === null ? null : { accountId: null, visitorId };
}

/** For what is to be kept: a visitor is made if need be. */
export async function ownerOf(context: Context): Promise<CartOwner> {
  if (context.viewer) return accountOwner(context.viewer.accountId);
  return { accountId: null, visitorId: await visitorOf(context) };
}

export function accountOwner(accountId: string): CartOwner {
  return { accountId, visitorId: null };
}
