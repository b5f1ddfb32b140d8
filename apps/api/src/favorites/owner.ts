import type { Context } from '../platform/context.ts';
import { findVisitor, visitorOf } from '../platform/sessions/visitor.ts';

/** The owner of favourites: an account, or a browser that has not signed in. */
export type Owner = { accountId: string } | { visitorId: string };

export async function findOwner(context: Context): Promise<Owner | null> {
  if (context.viewer) return { accountId: context.viewer.accountId };
  const visitorId = await findVisitor(context);
  return visitorId === null ? null : { visitorId };
}

/** Call it only to store something: creates a visitor if needed. */
export async function ownerOf(context: Context): Promise<Owner> {
  if (context.viewer) return { accountId: context.viewer.accountId };
  return { visitorId: await visitorOf(context) };
}
