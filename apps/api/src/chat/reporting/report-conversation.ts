import type { reportConversation as route } from '@arquiba/contract/conversations';
import { ApiError } from '@arquiba/contract/errors';
import type { Operation } from '../../platform/calls/operation.ts';
import { newId } from '../../platform/database/database.ts';
import { addReport } from '../../reports/public/add-report.ts';
import { requireSeat } from '../seats/seat.ts';
import { copyReported, findSenders } from './queries.ts';

/** How many messages staff see before and after a reported one. */
const AROUND = 5;

/** Keeps the messages as they are now: their sender may take them back. */
export const reportConversation: Operation<typeof route> = async (
  context,
  { id, seqs, reason, text },
) => {
  const { db, clock, viewer } = context;
  const { floor } = await requireSeat(db, viewer, id);
  const createdAt = clock.now();
  await db.transaction(async (tx) => {
    const senders = await findSenders(tx, id, seqs, floor);
    if (senders.size < new Set(seqs).size) throw new ApiError('not_found');
    if ([...senders.values()].includes(viewer.accountId)) {
      throw new ApiError('not_allowed', {
        message: 'Entre as mensagens há uma sua: em vez de denunciar, apague.',
      });
    }
    const reportId = await addReport(tx, {
      ...{ id: newId(createdAt), reporterId: viewer.accountId, kind: 'conversation' },
      ...{ subjectId: id, address: `/chat/${id}`, reason, note: text, createdAt },
    });
    await copyReported(tx, { reportId, conversationId: id, seqs, floor, around: AROUND });
  });
};
