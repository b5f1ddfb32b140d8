import { ApiError } from '@arquiba/contract/errors';
import type { sendMessage as route } from '@arquiba/contract/messages';
import type { Operation } from '../../platform/calls/operation.ts';
import { requireSeat } from '../seats/seat.ts';
import { hashOf, prepareContent } from './content.ts';
import { presentOne } from './present-messages.ts';
import { findMessages } from './read-queries.ts';
import { writeMessage } from './write-message.ts';
import { findSent } from './write-queries.ts';

export const sendMessage: Operation<typeof route> = async (context, { id, ...input }) => {
  const { db, viewer } = context;
  const seat = await requireSeat(db, viewer, id);
  // Sent before, with files that may be gone by now.
  if (input.files.length > 0 || input.voice || input.card) {
    const { accountId } = viewer;
    const sent = { conversationId: id, senderId: accountId, clientId: input.clientId };
    const before = await findSent(db, sent);
    if (before && !before.contentHash?.equals(hashOf(input))) throw new ApiError('key_reused');
    const span = { conversationId: id, viewerId: accountId, first: before?.seq ?? 0 };
    const [row] = before ? await findMessages(db, { ...span, last: span.first }) : [];
    if (row) return presentOne(context, row, seat);
  }
  return writeMessage(context, id, await prepareContent(context, input));
};
