import type { createConversation as route } from '@arquiba/contract/conversations';
import type { Operation } from '../../platform/calls/operation.ts';
import { newId } from '../../platform/database/database.ts';
import { presentConversation } from '../conversations/present-conversations.ts';
import { publishDeliveries } from '../live/publish.ts';
import { append, happeningBy } from '../messages/append.ts';
import { insertMembers } from '../messages/write-queries.ts';
import { insertConversation } from './queries.ts';
import { reachable, requireRoom } from './reachable.ts';

export const createConversation: Operation<typeof route> = async (
  context,
  { title, usernames },
) => {
  const { db, clock, viewer } = context;
  const others = await reachable(context, usernames);
  requireRoom(others.length + 1);
  const now = clock.now();
  const conversationId = newId(now);
  const conversation = {
    ...{ id: conversationId, kind: 'group' as const, title, lowId: null, highId: null },
    ...{ lastSeq: 0, lastRev: 0, staffReadSeq: 0, lastMessageAt: now, createdAt: now },
  };
  const to = [viewer.accountId, ...others];
  await db.transaction(async (tx) => {
    await insertConversation(tx, conversation);
    await insertMembers(
      tx,
      to.map((accountId) => ({
        ...{ conversationId, accountId, state: 'open', joinedSeq: 0, joinedAt: now },
        ...{ readSeq: 0, deliveredSeq: 0, manages: accountId === viewer.accountId },
      })),
    );
    const created = { kind: 'created', personId: null, title } as const;
    await append(tx, conversation, [happeningBy(viewer.accountId, created)], now);
    const event = { type: 'chat-conversation', conversationId } as const;
    await publishDeliveries(context, tx, [{ to, event }]);
  });
  return presentConversation(context, conversationId);
};
