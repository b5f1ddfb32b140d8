import type * as contract from '@arquiba/contract/messages';
import type { Operation } from '../../platform/calls/operation.ts';
import { requireSeat, type Seat } from '../seats/seat.ts';
import { presentMessages } from './present-messages.ts';
import { findChanges, findMessages } from './read-queries.ts';

type Input = Parameters<Operation<typeof contract.listMessages>>[1];

export const listMessages: Operation<typeof contract.listMessages> = async (context, input) => {
  const { db, viewer } = context;
  const seat = await requireSeat(db, viewer, input.id);
  const { id: conversationId, lastSeq, lastRev } = seat.conversation;
  const { first, last } = spanOf(seat, input);
  const rows =
    first > last
      ? []
      : await findMessages(db, { conversationId, viewerId: viewer.accountId, first, last });
  return {
    ...(await presentMessages(context, rows, () => seat)),
    hasBefore: first > seat.floor + 1 && seat.floor < lastSeq,
    hasAfter: last < lastSeq,
    // Read before the messages: what changed since then is asked for again.
    rev: lastRev,
  };
};

/** Places have no gaps: a page is the messages between two of them. */
function spanOf(seat: Seat, { before, after, around, limit }: Input) {
  const { lastSeq } = seat.conversation;
  let last = lastSeq;
  if (before !== undefined) last = Math.min(before - 1, lastSeq);
  else if (after !== undefined) last = Math.min(after + limit, lastSeq);
  else if (around !== undefined) last = Math.min(around + Math.floor(limit / 2), lastSeq);
  let first = last - limit + 1;
  if (before === undefined && after !== undefined) first = after + 1;
  return { first: Math.max(first, seat.floor + 1), last: Math.max(last, seat.floor) };
}

const MOST_CHANGES = 200;

export const listChanges: Operation<typeof contract.listChanges> = async (
  context,
  { id, after },
) => {
  const { db, viewer } = context;
  const seat = await requireSeat(db, viewer, id);
  const { floor } = seat;
  const query = { conversationId: id, viewerId: viewer.accountId, after, floor };
  const found = await findChanges(db, { ...query, limit: MOST_CHANGES + 1 });
  const rows = found.slice(0, MOST_CHANGES);
  const more = found.length > MOST_CHANGES;
  const newest = rows.at(-1)?.rev ?? after;
  const { items, people } = await presentMessages(context, rows, () => seat);
  return {
    // A page is taken in the order of changes, and shown in the order of places.
    items: items.toSorted((a, b) => a.seq - b.seq),
    people,
    rev: more ? newest : Math.max(newest, seat.conversation.lastRev),
    more,
  };
};
