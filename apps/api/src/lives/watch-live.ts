import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/lives';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID, newId } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { addReport } from '../reports/public/add-report.ts';
import { currentState, presentLives, readingOf, requireLive } from './present-lives.ts';
import { publishToLive } from './publish-to-live.ts';
import { addPerson, addReactions, noteMostViewers, noteViewer, removePerson } from './queries.ts';
import { listLives as findLives } from './read-queries.ts';
import { liveReminder } from './tables.ts';

export const listLives: Operation<typeof contract.listLives> = async (
  context,
  { when, cursor, limit },
) => {
  const [time, id] = readCursor(cursor, ['time', 'id']) ?? [null, LARGEST_ID];
  const before = time && { time, id };
  const rows = await findLives(context.db, when, {
    ...readingOf(context),
    before,
    limit: limit + 1,
  });
  const { items, nextCursor } = takePage(rows, limit, (row) => [
    when === 'soon'
      ? (row.startsAt ?? row.createdAt)
      : (row.endedAt ?? row.startedAt ?? row.createdAt),
    row.id,
  ]);
  const shown = await presentLives(context, items);
  // Some may have ended since a job last looked.
  const lives = when === 'now' ? shown.filter(({ state }) => state !== 'ended') : shown;
  return { items: lives, nextCursor };
};

export const watchLive: Operation<typeof contract.watchLive> = async (context, { id, tab }) => {
  const { db, clock, media, viewer } = context;
  const row = await requireLive(context, id);
  const { state } = currentState(row, (await media.lives.describe([id])).get(id));
  if (state === 'ended') return { state, viewers: 0, reactions: row.reactions };
  const accountId = viewer?.accountId ?? null;
  // Who broadcasts does not watch.
  if (accountId !== row.accountId) {
    await noteViewer(db, { liveId: id, tab, accountId, seenAt: clock.now() });
  }
  const { viewers, reactions } = await requireLive(context, id);
  if (viewers > row.mostViewers) await noteMostViewers(db, id, viewers);
  return { state, viewers, reactions };
};

export const reactToLive: Operation<typeof contract.reactToLive> = async (
  context,
  { id, count },
) => {
  const { db, media } = context;
  const row = await requireLive(context, id);
  const { state } = currentState(row, (await media.lives.describe([id])).get(id));
  if (state !== 'onAir' && state !== 'away') {
    throw new ApiError('not_allowed', { message: 'Só se reage a uma live no ar.' });
  }
  const reactions = await addReactions(db, id, count);
  await publishToLive(context, id, 'reactions', { reactions });
  return { reactions };
};

export const remindOfLive: Operation<typeof contract.remindOfLive> = async (context, { id }) => {
  const row = await requireLive(context, id);
  if (row.startedAt || row.endedAt || !row.startsAt) {
    throw new ApiError('not_allowed', { message: 'Só há lembrete de uma live marcada.' });
  }
  const { accountId } = context.viewer;
  await addPerson(context.db, liveReminder, { liveId: id, accountId });
};

export const forgetReminder: Operation<typeof contract.forgetReminder> = async (
  context,
  { id },
) => {
  await requireLive(context, id);
  const { accountId } = context.viewer;
  await removePerson(context.db, liveReminder, { liveId: id, accountId });
};

export const reportLive: Operation<typeof contract.reportLive> = async (
  context,
  { id, reason, note },
) => {
  const { db, clock, viewer } = context;
  const { accountId } = await requireLive(context, id);
  if (accountId === viewer.accountId) {
    throw new ApiError('not_allowed', { message: 'A live é sua: em vez de denunciar, encerre.' });
  }
  const createdAt = clock.now();
  await db.transaction(async (tx) => {
    await addReport(tx, {
      ...{ id: newId(createdAt), reporterId: viewer.accountId, kind: 'live', subjectId: id },
      ...{ address: `/lives/${id}`, reason, note, createdAt },
    });
  });
};
