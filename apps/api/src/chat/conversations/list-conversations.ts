import type * as contract from '@arquiba/contract/conversations';
import { ApiError } from '@arquiba/contract/errors';
import { may } from '@arquiba/contract/permissions';
import type { Operation } from '../../platform/calls/operation.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { countOpenVisitorMessages } from '../../support/public/visitor-messages.ts';
import { presentConversations } from './present-conversations.ts';
import { countUnreadBoxes, listBox } from './queries.ts';

export const listConversations: Operation<typeof contract.listConversations> = async (
  context,
  { box, q, cursor, limit },
) => {
  const { db, viewer } = context;
  if (box === 'shop' && !may(viewer.roles, 'support')) throw new ApiError('not_allowed');
  const before = readCursor(cursor, ['time', 'id']);
  const like = q === '' ? null : containing(q);
  const query = { viewerId: viewer.accountId, box, like, before, limit: limit + 1 };
  const rows = await listBox(db, query);
  const { items, nextCursor } = takePage(rows, limit, ({ conversation }) => [
    conversation.lastMessageAt,
    conversation.id,
  ]);
  return { items: await presentConversations(context, items), nextCursor };
};

export const countUnread: Operation<typeof contract.countUnread> = async (context) => {
  const { db, viewer, clock } = context;
  const staff = may(viewer.roles, 'support');
  const unread = await countUnreadBoxes(db, {
    ...{ viewerId: viewer.accountId, staff, now: clock.now() },
  });
  const visitors = staff ? await countOpenVisitorMessages(db) : 0;
  return { ...unread, visitors };
};
