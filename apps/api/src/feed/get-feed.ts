import { ApiError } from '@arquiba/contract/errors';
import type { FeedKind, getFeed as route } from '@arquiba/contract/feed';
import type { Post } from '@arquiba/contract/posts';
import type { Operation } from '../platform/calls/operation.ts';
import type { Context } from '../platform/context.ts';
import { LARGEST_ID } from '../platform/database/database.ts';
import { readCursor, takePage } from '../platform/database/pagination.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { listForYou } from './for-you-queries.ts';
import { HOTTEST, type HotPlace, listHot } from './hot-queries.ts';
import { listCold, listNewest, listNewestMedia } from './queries.ts';
import { readHome } from './read-home.ts';

/** At most three statements, for every kind and length. */
export const getFeed: Operation<typeof route> = async (context, { kind, cursor, limit }) => {
  const page = await lists[kind](context, cursor, limit);
  const ids = page.items.filter(({ repeated }) => !repeated).map(({ id }) => id);
  const items = await presentPosts(context, ids, { wanted: true });
  return {
    items: kind === 'following' ? items.filter(isOfHome) : items,
    nextCursor: page.nextCursor,
  };
};

type List = (
  context: Context,
  cursor: string | undefined,
  limit: number,
) => Promise<{ items: Row[]; nextCursor: string | null }>;

interface Row {
  id: string;
  /** Left out, because the original is further down. */
  repeated?: boolean;
}

const lists: Record<FeedKind, List> = {
  all: byTime(({ db, viewer }, place) =>
    listNewest(db, { viewerId: viewer?.accountId ?? null, ...place }),
  ),
  media: byTime(({ db, viewer }, place) =>
    listNewestMedia(db, { viewerId: viewer?.accountId ?? null, ...place }),
  ),
  following: byTime(async ({ db, viewer }, place) => {
    if (!viewer) throw new ApiError('sign_in_required');
    return readHome(db, { ownerId: viewer.accountId, ...place });
  }),
  hot: byScore((context, before, limit) => hottest(context, { before, limit, video: false })),
  video: byScore((context, before, limit) => hottest(context, { before, limit, video: true })),
  foryou: byScore((context, before, limit) => {
    const { db, clock, viewer } = context;
    // Nothing is known about a visitor.
    if (!viewer) return hottest(context, { before, limit, video: false });
    return listForYou(db, { viewerId: viewer.accountId, before, limit, now: clock.now() });
  }),
};

function byTime(
  load: (context: Context, place: { before: string; limit: number }) => Promise<Row[]>,
): List {
  return async (context, cursor, limit) => {
    const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
    return takePage(await load(context, { before, limit: limit + 1 }), limit, ({ id }) => [id]);
  };
}

function byScore(
  load: (context: Context, before: HotPlace, limit: number) => Promise<HotPlace[]>,
): List {
  return async (context, cursor, limit) => {
    const place = readCursor(cursor, ['number', 'id']);
    const before = place ? { score: place[0], id: place[1] } : HOTTEST;
    const rows = await load(context, before, limit + 1);
    return takePage(rows, limit, (row) => [row.score, row.id]);
  };
}

/** The score of a post that is not hot: below all that are. */
const COLD = -1;

/** Hot posts, then the rest, newest first, so that the list continues where little happens. */
async function hottest(
  { db, viewer }: Context,
  { before, limit, video }: { before: HotPlace; limit: number; video: boolean },
): Promise<HotPlace[]> {
  const isCold = before.score === COLD;
  const hot = isCold ? [] : await listHot(db, { before, limit, video });
  if (hot.length === limit) return hot;
  const rest = await listCold(db, {
    ...{ viewerId: viewer?.accountId ?? null, video, limit: limit - hot.length },
    before: isCold ? before.id : LARGEST_ID,
  });
  return [...hot, ...rest.map(({ id }) => ({ score: COLD, id }))];
}

/** Unfollowing and leaving a group take effect at once, even if this process has not been notified yet. */
function isOfHome({ author, group, repost }: Post): boolean {
  if (group && !repost) return group.joined;
  const { following } = repost?.by ?? author;
  // Null for one's own posts.
  return following === 'yes' || following === null;
}
