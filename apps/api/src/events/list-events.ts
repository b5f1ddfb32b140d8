import type * as contract from '@arquiba/contract/events';
import { foldText } from '@arquiba/contract/linkify';
import { requireRight } from '../groups/public/require-right.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { Context } from '../platform/context.ts';
import { containing } from '../platform/database/like-pattern.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { resolveUsername } from '../profiles/public/resolve-username.ts';
import { presentItem } from './present-date.ts';
import { listDates } from './queries.ts';

const MOST_IN_MONTH = 300;
const NEXT = 3;
/** Before every date, so that the first page is read like the others. */
const START = [new Date(0), '0'] as const;

export const listEvents: Operation<typeof contract.listEvents> = async (context, input) => {
  const { db, clock, viewer } = context;
  const [startsAt, id] = readCursor(input.cursor, ['time', 'id']) ?? START;
  const rows = await listDates(db, {
    ...(await conditionsOf(context, input)),
    ...{ viewerId: viewer?.accountId ?? null, now: clock.now() },
    ...{ after: { startsAt, id }, limit: input.limit + 1, once: input.once === 'true' },
  });
  const page = takePage(rows, input.limit, (row) => [row.startsAt, row.id]);
  return { items: await present(context, page.items), nextCursor: page.nextCursor };
};

export const getEventMonth: Operation<typeof contract.getEventMonth> = async (context, input) => {
  const { db, clock, viewer } = context;
  const rows = await listDates(db, {
    ...(await conditionsOf(context, input)),
    ...{ viewerId: viewer?.accountId ?? null, now: clock.now() },
    ...{ month: input.month, limit: MOST_IN_MONTH + 1 },
  });
  const items = await present(context, rows.slice(0, MOST_IN_MONTH));
  return { items, more: rows.length > MOST_IN_MONTH };
};

export const listNextEvents: Operation<typeof contract.listNextEvents> = async (context) => {
  const { db, clock, viewer } = context;
  const [startsAt, id] = START;
  const rows = await listDates(db, {
    ...{ viewerId: viewer.accountId, now: clock.now(), mine: true },
    ...{ after: { startsAt, id }, limit: NEXT },
  });
  return { items: await present(context, rows) };
};

interface Filters {
  sport?: string | undefined;
  place?: string | undefined;
  group?: string | undefined;
  organiser?: string | undefined;
  mine?: 'true' | 'false' | undefined;
}

async function conditionsOf(context: Context, { sport, place, group, organiser, mine }: Filters) {
  const found = group ? await requireRight(context, group, 'read') : null;
  return {
    sportLike: sport ? containing(foldText(sport)) : undefined,
    placeLike: place ? containing(foldText(place)) : undefined,
    groupId: found?.id,
    authorId: organiser ? (await resolveUsername(context, organiser)).accountId : undefined,
    mine: mine === 'true',
  };
}

async function present(context: Context, rows: Awaited<ReturnType<typeof listDates>>) {
  const posts = await presentPosts(context, [...new Set(rows.map(({ postId }) => postId))]);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const now = context.clock.now();
  return rows.flatMap((row) => {
    const post = byId.get(row.postId);
    return post ? presentItem(row, post, now) : [];
  });
}
