import type { renameConversation as route } from '@arquiba/contract/conversations';
import type { Operation } from '../../platform/calls/operation.ts';
import { presentConversation } from '../conversations/present-conversations.ts';
import { lockGroup, requireManager, tellGroup } from './change-group.ts';
import { setTitle } from './queries.ts';

export const renameConversation: Operation<typeof route> = async (context, { id, title }) => {
  const { db, viewer } = context;
  await db.transaction(async (tx) => {
    const locked = await lockGroup(tx, viewer, id);
    requireManager(locked);
    if (locked.conversation.title === title) return;
    await setTitle(tx, id, title);
    const renamed = { kind: 'renamed', personId: null, title } as const;
    await tellGroup(tx, context, locked, viewer.accountId, [renamed]);
  });
  return presentConversation(context, id);
};
