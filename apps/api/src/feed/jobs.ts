import { profileFollowed, profileUnfollowed } from '../follows/public/topics.ts';
import { defineJob } from '../platform/job.ts';
import { postCreated } from '../posts/public/topics.ts';
import { fanOut } from './fan-out.ts';
import { sendNewest, takeBack } from './fan-out-queries.ts';
import { idleSince } from './home-span.ts';
import { refreshHot } from './hot-queries.ts';
import { authorQuieter, findLoudAuthors, sendAfterAll, tidyHomes } from './upkeep.ts';

/** How many posts of somebody come along when one begins to follow them. */
const WITH_A_FOLLOW = 40;

export const jobs = [
  defineJob('feed.fan-out', { on: postCreated, concurrency: 2 }, (services, { postId }, attempt) =>
    fanOut(services, postId, { signal: attempt.signal }),
  ),
  defineJob('feed.followed', { on: profileFollowed }, ({ db, clock }, edge) => {
    const readSince = idleSince(clock.now());
    const { followerId: ownerId, followeeId: authorId } = edge;
    return sendNewest(db, { ownerId, authorId, limit: WITH_A_FOLLOW, readSince });
  }),
  defineJob('feed.unfollowed', { on: profileUnfollowed }, ({ db }, edge) =>
    takeBack(db, edge.followerId, edge.followeeId),
  ),
  defineJob('feed.hot', { schedule: '*/5 * * * *', retries: 2 }, ({ db, clock }) =>
    refreshHot(db, clock.now()),
  ),
  defineJob('feed.loud', { schedule: '*/10 * * * *', retries: 2 }, findLoudAuthors),
  defineJob('feed.quieter', { on: authorQuieter, timeoutSeconds: 300 }, (services, { authorId }) =>
    sendAfterAll(services, authorId),
  ),
  // In the night of Brazil.
  defineJob(
    'feed.tidy',
    { schedule: '20 7 * * *', retries: 2, timeoutSeconds: 1800 },
    (services, _payload, { signal }) => tidyHomes(services, signal),
  ),
];
