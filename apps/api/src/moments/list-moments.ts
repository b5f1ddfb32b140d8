import type * as contract from '@arquiba/contract/moments';
import type { Operation } from '../platform/calls/operation.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { loadProfileCards } from '../profiles/public/profile-card.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { hasMuted } from './people-queries.ts';
import { presentMoments, readingOf } from './present-moments.ts';
import {
  countCurrentOf,
  listCurrentOf,
  listKeptOf,
  listPeople,
  listRecent,
} from './read-queries.ts';

const MOST_PEOPLE = 60;

export const listMoments: Operation<typeof contract.listMoments> = async (
  context,
  { cursor, limit },
) => {
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const query = { ...readingOf(context), before, limit: limit + 1 };
  const rows = await listRecent(context.db, query);
  const { items, nextCursor } = takePage(rows, limit, (row) => [row.id]);
  return { items: await presentMoments(context, items), nextCursor };
};

export const listMomentPeople: Operation<typeof contract.listMomentPeople> = async (context) => {
  const { db, clock, viewer } = context;
  const query = { viewerId: viewer.accountId, now: clock.now(), limit: MOST_PEOPLE };
  const rows = await listPeople(db, query);
  const cards = await loadProfileCards(
    context,
    rows.map(({ authorId }) => authorId),
  );
  return {
    items: rows.flatMap(({ authorId, count, unseen }) => {
      const person = cards.get(authorId);
      return person ? [{ person, own: authorId === viewer.accountId, count, unseen }] : [];
    }),
  };
};

export const listMomentsOf: Operation<typeof contract.listMomentsOf> = async (
  context,
  { username },
) => {
  const { db, viewer } = context;
  const { accountId } = await resolveUsername(context, username);
  const reading = readingOf(context);
  const [cards, current, kept, muted] = await Promise.all([
    loadProfileCards(context, [accountId]),
    listCurrentOf(db, accountId, reading),
    listKeptOf(db, accountId, reading),
    viewer !== null && hasMuted(db, viewer.accountId, accountId),
  ]);
  return {
    person: cards.get(accountId) ?? null,
    own: viewer?.accountId === accountId,
    muted,
    current: await presentMoments(context, current),
    kept: await presentMoments(context, kept),
  };
};

export const getMomentRing: Operation<typeof contract.getMomentRing> = async (
  context,
  { username },
) => {
  const { accountId } = await resolveUsername(context, username);
  const counted = await countCurrentOf(context.db, accountId, readingOf(context));
  if (!counted) return { ring: null };
  return { ring: counted.unseen > 0 ? 'unseen' : 'seen' };
};
