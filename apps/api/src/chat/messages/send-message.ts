import { ApiError } from '@arquiba/contract/errors';
import type { Message, sendMessage as route } from '@arquiba/contract/messages';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import { requireSeat } from '../seats/seat.ts';
import { hashOf, prepareContent } from './content.ts';
import { presentOne } from './present-messages.ts';
import { findMessages } from './read-queries.ts';
import { writeMessage } from './write-message.ts';
import { findSent } from './write-queries.ts';

export const sendMessage: Operation<typeof route> = async (context, { id, ...input }) => {
  const before = isPlain(input) ? null : await findBefore(context, id, input);
  return before ?? writeMessage(context, id, await prepareContent(context, input));
};

type Input = Parameters<typeof hashOf>[0];

/** Nothing has to be asked before the conversation is locked. */
function isPlain({ files, voice, card }: Input): boolean {
  return files.length === 0 && !voice && !card;
}

/** The message, if it was sent before: its files may be gone by now. Refuses those who have no seat. */
async function findBefore(
  context: SessionContext,
  conversationId: string,
  input: Input,
): Promise<Message | null> {
  const { db, viewer } = context;
  const seat = await requireSeat(db, viewer, conversationId);
  const { accountId } = viewer;
  const before = await findSent(db, {
    ...{ conversationId, senderId: accountId, clientId: input.clientId },
  });
  if (!before) return null;
  if (!before.contentHash?.equals(hashOf(input))) throw new ApiError('key_reused');
  const span = { first: before.seq, last: before.seq };
  const [row] = await findMessages(db, { conversationId, viewerId: accountId, ...span });
  return row ? presentOne(context, row, seat) : null;
}
