import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/moment-acts';
import { notify, withdrawNotices } from '../notifications/public/notify.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { presentMoment, requireMoment } from './present-moments.ts';
import { insertView, insertVote, removeReaction, setReaction } from './queries.ts';

export const seeMoment: Operation<typeof contract.seeMoment> = async (context, { id }) => {
  const { db, clock, viewer } = context;
  const { accountId } = await requireMoment(context, id);
  if (accountId === viewer.accountId) return;
  await insertView(db, { momentId: id, accountId: viewer.accountId, seenAt: clock.now() });
};

export const reactToMoment: Operation<typeof contract.reactToMoment> = async (
  context,
  { id, reaction },
) => {
  const { db, clock, viewer } = context;
  const { accountId: authorId, username } = await requireMoment(context, id);
  const { accountId } = viewer;
  if (authorId === accountId) {
    throw new ApiError('not_allowed', { message: 'O moment é seu: veja quem reagiu a ele.' });
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Who reacts has seen it.
    await insertView(tx, { momentId: id, accountId, seenAt: now });
    await setReaction(tx, { momentId: id, accountId, reaction, createdAt: now });
    await notify(context, tx, {
      ...{ recipientIds: [authorId], actorId: accountId, kind: 'moment-reaction' },
      ...{ target: `moment:${id}`, path: `/moments/${username}/${id}` },
    });
  });
  return presentMoment(context, id);
};

export const withdrawMomentReaction: Operation<typeof contract.withdrawMomentReaction> = async (
  context,
  { id },
) => {
  const { db, viewer } = context;
  await requireMoment(context, id);
  const { accountId } = viewer;
  await db.transaction(async (tx) => {
    await removeReaction(tx, id, accountId);
    const about = { kind: 'moment-reaction', target: `moment:${id}`, actorId: accountId } as const;
    await withdrawNotices(tx, about);
  });
  return presentMoment(context, id);
};

export const voteInMoment: Operation<typeof contract.voteInMoment> = async (
  context,
  { id, option },
) => {
  const { db, clock, viewer } = context;
  const { stickers } = await requireMoment(context, id);
  const poll = stickers.find((each) => each.kind === 'poll');
  if (!poll || option >= poll.options.length) throw new ApiError('not_found');
  const row = { momentId: id, accountId: viewer.accountId, choice: option };
  const isNew = await insertVote(db, { ...row, createdAt: clock.now() });
  if (!isNew) throw new ApiError('vote_final');
  return presentMoment(context, id);
};
