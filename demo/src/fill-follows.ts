import { followsAmong } from './content/follows.ts';
import { members } from './content/members.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, daysBefore } from './fill-step.ts';
import { randomOf } from './seed/random.ts';

export async function tieFollows(options: FillOptions, accountOf: AccountOf): Promise<void> {
  const ties = followsAmong(members, randomOf('arquiba/follows'));
  await options.backOffice(options.now).follows.import(
    ties.map(({ follower, followee, ago }) => ({
      followerId: accountOf(follower).id,
      followeeId: accountOf(followee).id,
      followedAt: daysBefore(options.now, ago),
    })),
  );
}
