import { LONGEST_WATCH_MS, type noteWatched as route } from '@arquiba/contract/reel-clips';
import type { Operation } from '../platform/calls/operation.ts';
import { firstVideos } from '../posts/public/first-videos.ts';
import { describeVideos } from './describe-videos.ts';
import { storeWatched } from './watch-queries.ts';

/** Who plays a video more often than this without leaving has left the screen. */
const MOST_ROUNDS = 3;

/** Leaves out videos that the viewer may not see, their own, and those whose length is not known. */
export const noteWatched: Operation<typeof route> = async (context, { watched }) => {
  const { db, clock, viewer } = context;
  const videos = await firstVideos(
    context,
    watched.map(({ id }) => id),
  );
  const known = await describeVideos(context.media, videos);
  const longest = new Map<string, number>();
  for (const { id, ms } of watched) longest.set(id, Math.max(ms, longest.get(id) ?? 0));
  const rows = videos.flatMap(({ id, authorId, file }) => {
    const durationMs = known.get(file.path)?.durationMs ?? 0;
    const most = Math.min(durationMs * MOST_ROUNDS, LONGEST_WATCH_MS);
    const watchedMs = Math.min(longest.get(id) ?? 0, most);
    if (watchedMs === 0 || authorId === viewer.accountId) return [];
    return [{ postId: id, watchedMs, durationMs }];
  });
  if (rows.length === 0) return;
  await storeWatched(db, { accountId: viewer.accountId, watched: rows, now: clock.now() });
};
