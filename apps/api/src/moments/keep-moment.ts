import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/moment-acts';
import { MOST_KEPT_MOMENTS } from '@arquiba/contract/moment-views';
import type * as moments from '@arquiba/contract/moments';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { presentMoment, requireMoment } from './present-moments.ts';
import { countKept, lockMomentsOf, removeMoment, setKept, setNotKept } from './queries.ts';

const FIRST_DAY = '1900-01-01';
/** In the last time zone of the world it is tomorrow already. */
const AHEAD_MS = 14 * 3_600_000;

export const keepMoment: Operation<typeof contract.keepMoment> = async (
  context,
  { id, achievement },
) => {
  const { keptAt } = await requireOwn(context, id);
  const { db, clock, viewer } = context;
  const now = clock.now();
  if (achievement) checkDate(achievement.date, now);
  await db.transaction(async (tx) => {
    await lockMomentsOf(tx, viewer.accountId);
    if (!keptAt && (await countKept(tx, viewer.accountId)) >= MOST_KEPT_MOMENTS) {
      throw new ApiError('not_allowed', {
        message: `São no máximo ${MOST_KEPT_MOMENTS} moments guardados. Tire um do perfil antes.`,
      });
    }
    await setKept(tx, id, now, {
      title: achievement?.title ?? null,
      achievedOn: achievement?.date ?? null,
      competition: achievement?.competition ?? null,
      place: achievement?.place ?? null,
      medal: achievement?.medal ?? null,
    });
  });
  return presentMoment(context, id);
};

/** One whose 24 hours are over is deleted: nothing else shows it. */
export const letGoOfMoment: Operation<typeof contract.letGoOfMoment> = async (context, { id }) => {
  const { current } = await requireOwn(context, id);
  const { db, viewer } = context;
  await db.transaction(async (tx) => {
    if (current) await setNotKept(tx, id);
    else await removeMoment(tx, id, viewer.accountId);
  });
};

export const deleteMoment: Operation<typeof moments.deleteMoment> = async (context, { id }) => {
  await requireOwn(context, id);
  await removeMoment(context.db, id, context.viewer.accountId);
};

function checkDate(date: string, now: Date): void {
  const latest = new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10);
  if (date < FIRST_DAY || date > latest) {
    throw invalidInput({ 'achievement.date': 'A data da conquista é de hoje ou de antes.' });
  }
}

/** `not_found` for others, whether it exists or not. */
export async function requireOwn(context: SessionContext, id: string) {
  const row = await requireMoment(context, id);
  if (row.accountId !== context.viewer.accountId) throw new ApiError('not_found');
  return row;
}
