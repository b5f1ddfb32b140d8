import type * as contract from '@arquiba/contract/notifications';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentCard } from '../profiles/public/present-card.ts';
import { listOf, markSeen } from './queries.ts';

export const listNotifications: Operation<typeof contract.listNotifications> = async (
  context,
  { cursor, limit },
) => {
  const { db, viewer } = context;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const rows = await listOf(db, { recipientId: viewer.accountId, before, limit: limit + 1 });
  const page = takePage(rows, limit, ({ id }) => [id]);
  return {
    items: page.items.map(({ actor, createdAt, ...row }) => ({
      ...row,
      actor: actor && presentCard(context, actor),
      createdAt: createdAt.toISOString(),
    })),
    nextCursor: page.nextCursor,
  };
};

export const markNotificationsSeen: Operation<typeof contract.markNotificationsSeen> = ({
  db,
  viewer,
}) => markSeen(db, viewer.accountId);
