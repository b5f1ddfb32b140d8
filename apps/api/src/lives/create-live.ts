import { ApiError } from '@arquiba/contract/errors';
import { LIVE_SCHEDULE_DAYS, LIVES_PER_DAY } from '@arquiba/contract/live-views';
import type * as contract from '@arquiba/contract/lives';
import { findPostsOfEvents } from '../events/public/posts-of-events.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { newId } from '../platform/database/database.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { currentState, presentLive, requireOwnLive } from './present-lives.ts';
import { publishList, publishToLive } from './publish-to-live.ts';
import { countSince, deleteLiveRow, insertLive, lockLivesOf, updateLiveRow } from './queries.ts';

const DAY_MS = 24 * 3_600_000;

export const createLive: Operation<typeof contract.createLive> = async (context, input) => {
  const { db, clock, viewer } = context;
  const { title, description, sport, audience, event: eventSlug } = input;
  const createdAt = clock.now();
  const startsAt = readStart(context, input.startsAt);
  await requireEvent(context, eventSlug);
  const id = newId(createdAt);
  const authorId = viewer.accountId;
  await db.transaction(async (tx) => {
    await lockShown(tx, authorId);
    await lockLivesOf(tx, authorId);
    const since = new Date(createdAt.getTime() - DAY_MS);
    if ((await countSince(tx, authorId, since)) >= LIVES_PER_DAY) {
      throw new ApiError('not_allowed', {
        message: `São no máximo ${LIVES_PER_DAY} lives por dia. Volte amanhã.`,
      });
    }
    await insertLive(tx, {
      ...{ id, authorId, title, description, sport, eventSlug, audience, startsAt, createdAt },
    });
  });
  return presentLive(context, id);
};

export const updateLive: Operation<typeof contract.updateLive> = async (context, input) => {
  const { id, startsAt, replay, ...set } = input;
  const row = await requireOwnLive(context, id);
  if (replay && row.endReason === 'operator') {
    throw new ApiError('not_allowed', {
      message: 'Esta live foi encerrada pela administração: a gravação não pode ser mostrada.',
    });
  }
  if (startsAt !== undefined && row.startedAt) {
    throw invalidInput({ startsAt: 'A live já começou: a data não muda mais.' });
  }
  const start = startsAt === undefined ? {} : { startsAt: readStart(context, startsAt) };
  const given = Object.entries({ ...set, ...start, replay }).filter(
    ([, value]) => value !== undefined,
  );
  await updateLiveRow(context.db, id, Object.fromEntries(given));
  await publishToLive(context, id, 'changed');
  return presentLive(context, id);
};

/** With its recording and its chat. One that is on air ends. */
export const deleteLive: Operation<typeof contract.deleteLive> = async (context, { id }) => {
  const row = await requireOwnLive(context, id);
  if (currentState(row, undefined).state === 'away') await context.media.lives.end(id, 'owner');
  const isGone = await deleteLiveRow(context.db, id, context.viewer.accountId);
  if (!isGone) throw new ApiError('not_found');
  await publishToLive(context, id, 'changed');
  await publishList(context);
};

function readStart({ clock }: SessionContext, given: string | null): Date | null {
  if (given === null) return null;
  const startsAt = new Date(given);
  const inMs = startsAt.getTime() - clock.now().getTime();
  if (inMs < 0) throw invalidInput({ startsAt: 'A data da live já passou.' });
  if (inMs > LIVE_SCHEDULE_DAYS * DAY_MS) {
    throw invalidInput({
      startsAt: `A live pode ser marcada para os próximos ${LIVE_SCHEDULE_DAYS} dias.`,
    });
  }
  return startsAt;
}

async function requireEvent(context: SessionContext, slug: string | null): Promise<void> {
  if (slug === null || (await findPostsOfEvents(context, [slug])).size === 1) return;
  throw invalidInput({ event: 'O evento não foi encontrado.' });
}
