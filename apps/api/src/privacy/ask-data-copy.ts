import { ApiError } from '@arquiba/contract/errors';
import type { askDataCopy as route } from '@arquiba/contract/privacy';
import type { Operation } from '../platform/calls/operation.ts';
import { newId } from '../platform/database/database.ts';
import { announce } from '../platform/jobs/outbox.ts';
import { findCopy, queueCopy } from './copy-queries.ts';
import { copyAsked } from './make-copy-job.ts';
import { COPY_EVERY_MS, presentCopy } from './present-copy.ts';

/** Asking again while a copy is being made changes nothing. */
export const askDataCopy: Operation<typeof route> = async ({ db, clock, viewer }) => {
  const { accountId } = viewer;
  const now = clock.now();
  const id = newId(now);
  const queued = await db.transaction(async (tx) => {
    const request = { accountId, id, requestedAt: now };
    const row = await queueCopy(tx, request, new Date(now.getTime() - COPY_EVERY_MS));
    if (row) await announce(tx, copyAsked, { id, accountId });
    return row;
  });
  const copy = queued ?? (await findCopy(db, accountId));
  if (!copy) throw new ApiError('unavailable');
  if (!queued && copy.state !== 'queued') {
    const left = copy.requestedAt.getTime() + COPY_EVERY_MS - now.getTime();
    throw new ApiError('too_many_requests', {
      message: 'Você já pediu uma cópia nas últimas 24 horas. Baixe aquela ou espere um pouco.',
      retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)),
    });
  }
  return presentCopy(copy);
};
