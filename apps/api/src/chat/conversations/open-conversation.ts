import type * as contract from '@arquiba/contract/conversations';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import { resolveOther } from '../../profiles/public/resolve-username.ts';
import { requireStanding } from '../seats/standing.ts';
import { findPair, insertPair, joinPair } from './pair-queries.ts';
import { presentConversation } from './present-conversations.ts';

export const openConversation: Operation<typeof contract.openConversation> = async (
  context,
  { username },
) => {
  const otherId = await resolveOther(context, username, 'escrever para');
  return presentConversation(context, await openDirect(context, otherId));
};

/** The conversation of two, which begins now if there is none. Throws if the viewer may not write to them. */
export async function openDirect(context: SessionContext, otherId: string): Promise<string> {
  const { db, viewer } = context;
  const pair = pairOf(viewer.accountId, otherId);
  const found = await findPair(db, 'direct', pair);
  if (found?.members.includes(viewer.accountId)) return found.id;
  await requireStanding(db, viewer.accountId, otherId, false);
  return begin(context, 'direct', pair);
}

export const openShopConversation: Operation<typeof contract.openShopConversation> = async (
  context,
) => {
  const { db, viewer } = context;
  const pair = { lowId: viewer.accountId, highId: null };
  const found = await findPair(db, 'shop', pair);
  return presentConversation(context, found?.id ?? (await begin(context, 'shop', pair)));
};

export interface Pair {
  lowId: string;
  highId: string | null;
}

export function pairOf(one: string, two: string): Pair {
  return BigInt(one) < BigInt(two) ? { lowId: one, highId: two } : { lowId: two, highId: one };
}

/** Two who begin at once get the same conversation: the pair is unique. */
async function begin(
  { db, clock, viewer }: SessionContext,
  kind: 'direct' | 'shop',
  pair: Pair,
): Promise<string> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const id = await insertPair(tx, { kind, ...pair, now });
    await joinPair(tx, { conversationId: id, accountId: viewer.accountId, joinedAt: now });
    return id;
  });
}
