import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/live-chat';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import { newId, type Transaction } from '../platform/database/database.ts';
import { resolveOther } from '../profiles/public/resolve-username.ts';
import {
  deleteMessage,
  findLiveMessages,
  findMessageAuthor,
  insertMessage,
  setPinned,
  takeTurn,
} from './chat-queries.ts';
import { currentState, mayModerate, requireLive, requireOwnLive } from './present-lives.ts';
import { presentMessages } from './present-messages.ts';
import { publishToLive } from './publish-to-live.ts';
import { addPerson, removePerson } from './queries.ts';
import type { LiveRow } from './read-queries.ts';
import { liveModerator, liveSilenced } from './tables.ts';

const PORTION = 100;

export const listLiveMessages: Operation<typeof contract.listLiveMessages> = async (
  context,
  { id, after },
) => {
  const row = await requireLive(context, id);
  const viewerId = context.viewer?.accountId ?? null;
  const rows = await findLiveMessages(context.db, id, { viewerId, after, limit: PORTION + 1 });
  const isFromEnd = after === undefined;
  const items = isFromEnd ? rows.slice(-PORTION) : rows.slice(0, PORTION);
  return { items: presentMessages(context, row, items), more: rows.length > PORTION };
};

export const sendLiveMessage: Operation<typeof contract.sendLiveMessage> = async (
  context,
  { id, text },
) => {
  const { db, clock, media, viewer } = context;
  const row = await requireLive(context, id);
  if (row.isSilenced) throw refusal('Quem modera esta live tirou você do chat.');
  const { state } = currentState(row, (await media.lives.describe([id])).get(id));
  if (state === 'ended') throw refusal('A live terminou, e o chat com ela.');
  if (state === 'waiting') throw refusal('O chat abre quando a live começa.');
  const createdAt = clock.now();
  const messageId = newId(createdAt);
  const authorId = viewer.accountId;
  await db.transaction(async (tx) => {
    await requireTurn(context, tx, row, createdAt);
    await insertMessage(tx, { id: messageId, liveId: id, authorId, text, createdAt });
  });
  await publishToLive(context, id, 'chat');
  const viewerId = viewer.accountId;
  const written = await findLiveMessages(db, id, { viewerId, only: messageId });
  const [shown] = presentMessages(context, row, written);
  if (!shown) throw new ApiError('not_found');
  return shown;
};

/** Slow mode; those who moderate need not wait. */
async function requireTurn(context: SessionContext, tx: Transaction, row: LiveRow, now: Date) {
  const { slowSeconds } = row;
  if (slowSeconds === 0 || mayModerate(context, row)) return;
  const turn = { liveId: row.id, accountId: context.viewer.accountId, takenAt: now };
  const last = await takeTurn(tx, turn, slowSeconds);
  if (!last) return;
  const seconds = Math.ceil((last.getTime() + slowSeconds * 1000 - now.getTime()) / 1000);
  throw refusal(`O chat está em modo lento: espere ${seconds} s para escrever de novo.`);
}

export const removeLiveMessage: Operation<typeof contract.removeLiveMessage> = async (
  context,
  { id, messageId },
) => {
  const row = await requireLive(context, id);
  const authorId = await findMessageAuthor(context.db, id, messageId);
  if (authorId === null) throw new ApiError('not_found');
  const isOwn = authorId === context.viewer.accountId;
  if (!isOwn && !mayModerate(context, row)) throw new ApiError('not_allowed');
  await deleteMessage(context.db, messageId);
  await publishToLive(context, id, 'removed', { messageId });
};

export const pinLiveMessage: Operation<typeof contract.pinLiveMessage> = async (
  context,
  { id, messageId },
) => {
  await requireModerated(context, id);
  if (messageId && (await findMessageAuthor(context.db, id, messageId)) === null) {
    throw new ApiError('not_found');
  }
  await setPinned(context.db, id, messageId);
  await publishToLive(context, id, 'changed');
};

export const silenceInLive: Operation<typeof contract.silenceInLive> = async (
  context,
  { id, username },
) => {
  const row = await requireModerated(context, id);
  const accountId = await resolveOther(context, username, 'tirar do chat');
  if (accountId === row.accountId) throw refusal('Quem transmite não pode ser tirado do chat.');
  await addPerson(context.db, liveSilenced, { liveId: id, accountId });
  await publishToLive(context, id, 'changed');
};

export const letSpeakInLive: Operation<typeof contract.letSpeakInLive> = async (
  context,
  { id, username },
) => {
  await requireModerated(context, id);
  const accountId = await resolveOther(context, username, 'devolver ao chat');
  await removePerson(context.db, liveSilenced, { liveId: id, accountId });
  await publishToLive(context, id, 'changed');
};

export const addLiveModerator: Operation<typeof contract.addLiveModerator> = async (
  context,
  { id, username },
) => {
  await requireOwnLive(context, id);
  const accountId = await resolveOther(context, username, 'escolher como moderador');
  await addPerson(context.db, liveModerator, { liveId: id, accountId });
  await publishToLive(context, id, 'changed');
};

export const removeLiveModerator: Operation<typeof contract.removeLiveModerator> = async (
  context,
  { id, username },
) => {
  await requireOwnLive(context, id);
  const accountId = await resolveOther(context, username, 'tirar da moderação');
  await removePerson(context.db, liveModerator, { liveId: id, accountId });
  await publishToLive(context, id, 'changed');
};

async function requireModerated(context: SessionContext, id: string): Promise<LiveRow> {
  const row = await requireLive(context, id);
  if (!mayModerate(context, row)) {
    throw refusal('Só quem transmite e quem modera esta live pode fazer isso.');
  }
  return row;
}

function refusal(message: string): ApiError {
  return new ApiError('not_allowed', { message });
}
