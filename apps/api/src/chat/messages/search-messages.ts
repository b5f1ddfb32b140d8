import type { searchMessages as route } from '@arquiba/contract/messages';
import type { Operation } from '../../platform/calls/operation.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { requireSeat } from '../seats/seat.ts';
import { presentMessages } from './present-messages.ts';
import { findMatches } from './search-queries.ts';

/** In the conversations of which the viewer is a member, or in one in which they have a seat. */
export const searchMessages: Operation<typeof route> = async (
  context,
  { q, conversationId, cursor, limit },
) => {
  const { db, viewer } = context;
  const seat = conversationId ? await requireSeat(db, viewer, conversationId) : null;
  const staff = seat?.staff ?? false;
  const rows = await findMatches(db, {
    ...{ viewerId: viewer.accountId, conversationId: conversationId ?? null, staff },
    like: containing(q),
    before: readCursor(cursor, ['time', 'id', 'integer']),
    limit: limit + 1,
  });
  const { items, nextCursor } = takePage(rows, limit, (row) => [
    row.createdAt,
    row.conversationId,
    row.seq,
  ]);
  const shown = await presentMessages(context, items, ({ kind, state, floor }) => ({
    conversation: { kind },
    ...{ staff, state, floor },
  }));
  return { ...shown, nextCursor };
};
