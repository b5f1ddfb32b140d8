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
import { listReels } from './reel-queries.ts';

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
  hot: byScore((context, before, limit) => hottest(context, { before, limit })),
  video: listVideos,
  foryou: byScore((context, before, limit) => {
    const { db, clock, viewer } = context;
    // Nothing is known about a visitor.
    if (!viewer) return hottest(context, { before, limit });
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
  context: Context,
  { before, limit }: { before: HotPlace; limit: number },
): Promise<HotPlace[]> {
  const hot = before.score === COLD ? [] : await listHot(context.db, { before, limit });
  return withCold(context, hot, { before, limit, video: false });
}

/** Reels: hot videos in an order of the viewer's own, then the rest. */
async function listVideos(context: Context, cursor: string | undefined, limit: number) {
  const { db, clock, viewer } = context;
  const place = readCursor(cursor, ['time', 'number', 'id']);
  const since = place?.[0] ?? clock.now();
  const before = place ? { score: place[1], id: place[2] } : HOTTEST;
  const wanted = { before, limit: limit + 1 };
  const isCold = before.score === COLD;
  const viewerId = viewer?.accountId ?? null;
  const hot = isCold ? [] : await listReels(db, { viewerId, since, ...wanted });
  const rows = await withCold(context, hot, { ...wanted, video: true });
  return takePage(rows, limit, (row) => [since, row.score, row.id]);
}

async function withCold(
  { db, viewer }: Context,
  hot: HotPlace[],
  { before, limit, video }: { before: HotPlace; limit: number; video: boolean },
): Promise<HotPlace[]> {
  if (hot.length === limit) return hot;
  const rest = await listCold(db, {
    ...{ viewerId: viewer?.accountId ?? null, video, limit: limit - hot.length },
    before: before.score === COLD ? before.id : LARGEST_ID,
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
