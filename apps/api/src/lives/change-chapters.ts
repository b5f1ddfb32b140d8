import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/live-replays';
import { LIVE_CHAPTERS_MOST } from '@arquiba/contract/live-views';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { newId, type Transaction } from '../platform/database/database.ts';
import {
  countChapters,
  deleteChapter,
  insertChapter,
  isTaken,
  listChapters,
  lockReplay,
  updateChapter,
} from './chapter-queries.ts';
import { mayModerate, requireLive } from './present-lives.ts';
import { publishToLive } from './publish-to-live.ts';

export const addChapter: Operation<typeof contract.addLiveChapter> = async (context, input) => {
  const { id: liveId, seconds, title } = input;
  await requireModeratedReplay(context, liveId);
  await context.db.transaction(async (tx) => {
    const id = newId(context.clock.now());
    const atMs = await placeOf(tx, { liveId, id, seconds });
    if ((await countChapters(tx, liveId)) >= LIVE_CHAPTERS_MOST) {
      throw refusal(`São no máximo ${LIVE_CHAPTERS_MOST} capítulos.`);
    }
    await insertChapter(tx, { id, liveId, atMs, title });
  });
  return await changed(context, liveId);
};

export const changeChapter: Operation<typeof contract.changeLiveChapter> = async (
  context,
  { id: liveId, chapterId: id, seconds, title },
) => {
  await requireModeratedReplay(context, liveId);
  await context.db.transaction(async (tx) => {
    const place = seconds === undefined ? {} : { atMs: await placeOf(tx, { liveId, id, seconds }) };
    const set = { ...place, ...(title !== undefined && { title }) };
    if (Object.keys(set).length === 0) throw invalidInput({ title: 'Nada mudou no capítulo.' });
    if (!(await updateChapter(tx, { liveId, id }, set))) throw gone();
  });
  return await changed(context, liveId);
};

export const removeChapter: Operation<typeof contract.removeLiveChapter> = async (
  context,
  { id: liveId, chapterId: id },
) => {
  await requireModeratedReplay(context, liveId);
  if (!(await deleteChapter(context.db, { liveId, id }))) throw gone();
  return await changed(context, liveId);
};

async function requireModeratedReplay(context: SessionContext, id: string): Promise<void> {
  const row = await requireLive(context, id);
  if (!mayModerate(context, row)) {
    throw refusal('Só quem transmitiu e quem modera esta live muda os capítulos.');
  }
  if (!row.endedAt) throw refusal('Os capítulos são da gravação: espere a live terminar.');
}

/** Where a chapter begins in the recording as it was broadcast. */
async function placeOf(
  tx: Transaction,
  { liveId, id, seconds }: { liveId: string; id: string; seconds: number },
): Promise<number> {
  const { cutMs, durationMs } = await lockReplay(tx, liveId);
  if (seconds * 1000 >= durationMs) {
    throw invalidInput({ seconds: 'O momento do capítulo passa do fim da gravação.' });
  }
  const atMs = cutMs + seconds * 1000;
  if (await isTaken(tx, { liveId, atMs, except: id })) {
    throw invalidInput({ seconds: 'Já há um capítulo neste momento.' });
  }
  return atMs;
}

async function changed(context: SessionContext, id: string) {
  await publishToLive(context, id, 'changed');
  return { chapters: await listChapters(context.db, id) };
}

function gone(): ApiError {
  return new ApiError('not_found', { message: 'Este capítulo não existe mais.' });
}

function refusal(message: string): ApiError {
  return new ApiError('not_allowed', { message });
}
