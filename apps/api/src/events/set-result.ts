import { ApiError } from '@arquiba/contract/errors';
import type { setEventResult as route } from '@arquiba/contract/events';
import type { Operation } from '../platform/calls/operation.ts';
import { publishEdited } from '../posts/public/publish-edited.ts';
import { findManaged } from './cancel-event.ts';
import { goneEvent } from './get-event.ts';
import { presentDate } from './present-date.ts';
import { findDate, lockDate } from './queries.ts';
import { changeDate } from './write-queries.ts';

/** An empty result removes it. */
export const setEventResult: Operation<typeof route> = async (context, { slug, date, result }) => {
  const { db, clock, viewer } = context;
  const event = await findManaged(context, slug);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await lockDate(tx, date);
    if (row?.eventId !== event.id) throw goneEvent();
    if (row.cancelled) {
      throw new ApiError('event_closed', { message: 'Esta data foi cancelada.' });
    }
    if (row.startsAt > now) {
      throw new ApiError('event_closed', { message: 'O resultado entra depois do início.' });
    }
    await changeDate(tx, row.id, { result });
  });
  await publishEdited(context, event.postId);
  const query = { eventId: event.id, id: date, viewerId: viewer.accountId, now };
  const after = await findDate(db, query);
  if (!after) throw goneEvent();
  return presentDate(after, now);
};
