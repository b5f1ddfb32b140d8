import type { Context } from '../platform/context.ts';
import { findVisitor, visitorOf } from '../platform/sessions/visitor.ts';

/** Whose favourites they are: an account's, or those of a browser that has not signed in. */
export type Owner = { accountId: string } | { visitorId: string };

export async function findOwner(context: Context): Promise<Owner | null> {
  if (context.viewer) return { accountId: context.viewer.accountId };
  const visitorId = await findVisitor(context);
  return visitorId === null ? null : { visitorId };
}

/** For what is to be kept: a browser that is not known yet becomes so. */
export async function ownerOf(context: Context): Promise<Owner> {
  if (context.viewer) return { accountId: context.viewer.accountId };
  return { visitorId: await visitorOf(context) };
}
