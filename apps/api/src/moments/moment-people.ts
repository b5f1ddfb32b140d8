import { ApiError } from '@arquiba/contract/errors';
import type * as acts from '@arquiba/contract/moment-acts';
import { MOST_CLOSE_FRIENDS } from '@arquiba/contract/moment-views';
import type * as contract from '@arquiba/contract/moments';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID, newId } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentPerson } from '../profiles/public/present-card.ts';
import { resolveOther } from '../profiles/public/resolve-username.ts';
import { addReport } from '../reports/public/add-report.ts';
import { requireOwn } from './keep-moment.ts';
import {
  countCloseFriends,
  insertCloseFriend,
  insertMute,
  listCloseFriendsOf,
  listViewers,
  removeCloseFriendOf,
  removeMute,
} from './people-queries.ts';
import { requireMoment } from './present-moments.ts';
import { lockMomentsOf } from './queries.ts';

export const listMomentViewers: Operation<typeof acts.listMomentViewers> = async (
  context,
  { id, cursor, limit },
) => {
  await requireOwn(context, id);
  const before = readCursor(cursor, ['time', 'id']);
  const query = { momentId: id, authorId: context.viewer.accountId, before, limit: limit + 1 };
  const rows = await listViewers(context.db, query);
  const { items, nextCursor } = takePage(rows, limit, (row) => [row.seenAt, row.accountId]);
  return {
    items: items.map((row) => ({ person: presentPerson(context, row), reaction: row.reaction })),
    nextCursor,
  };
};

export const listCloseFriends: Operation<typeof contract.listCloseFriends> = async (
  context,
  { cursor, limit },
) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { accountId: context.viewer.accountId, before, limit: limit + 1 };
  const rows = await listCloseFriendsOf(context.db, query);
  const { items, nextCursor } = takePage(rows, limit, (row) => [row.accountId]);
  return { items: items.map((row) => presentPerson(context, row)), nextCursor };
};

export const addCloseFriend: Operation<typeof contract.addCloseFriend> = async (
  context,
  { username },
) => {
  const { db, clock, viewer } = context;
  const { accountId } = viewer;
  const friendId = await resolveOther(context, username, 'pôr na lista');
  await db.transaction(async (tx) => {
    await lockMomentsOf(tx, accountId);
    if ((await countCloseFriends(tx, accountId)) >= MOST_CLOSE_FRIENDS) {
      throw new ApiError('not_allowed', {
        message: `São no máximo ${MOST_CLOSE_FRIENDS} amigos próximos.`,
      });
    }
    await insertCloseFriend(tx, { accountId, friendId, createdAt: clock.now() });
  });
};

export const removeCloseFriend: Operation<typeof contract.removeCloseFriend> = async (
  context,
  { username },
) => {
  const friendId = await resolveOther(context, username, 'tirar da lista');
  await removeCloseFriendOf(context.db, context.viewer.accountId, friendId);
};

export const muteMoments: Operation<typeof contract.muteMoments> = async (
  context,
  { username },
) => {
  const { db, clock, viewer } = context;
  const mutedId = await resolveOther(context, username, 'silenciar');
  await insertMute(db, { muterId: viewer.accountId, mutedId, createdAt: clock.now() });
};

export const unmuteMoments: Operation<typeof contract.unmuteMoments> = async (
  context,
  { username },
) => {
  const mutedId = await resolveOther(context, username, 'silenciar');
  await removeMute(context.db, context.viewer.accountId, mutedId);
};

export const reportMoment: Operation<typeof acts.reportMoment> = async (
  context,
  { id, reason, note },
) => {
  const { db, clock, viewer } = context;
  const { accountId, username } = await requireMoment(context, id);
  if (accountId === viewer.accountId) {
    throw new ApiError('not_allowed', {
      message: 'O moment é seu: em vez de denunciar, apague.',
    });
  }
  const createdAt = clock.now();
  await db.transaction(async (tx) => {
    await addReport(tx, {
      ...{ id: newId(createdAt), reporterId: viewer.accountId, kind: 'moment', subjectId: id },
      ...{ address: `/moments/${username}/${id}`, reason, note, createdAt },
    });
  });
};
