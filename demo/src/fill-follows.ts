import { follow } from '@arquiba/contract/follows';
import { followsAmong } from './content/follows.ts';
import { members } from './content/members.ts';
import { signIns } from './content/sign-ins.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, CALLS_AT_ONCE, daysBefore, step } from './fill-step.ts';
import { randomOf } from './seed/random.ts';

/** Those of the demonstration fan are made one by one, so that she is told of them. */
export async function tieFollows(options: FillOptions, accountOf: AccountOf): Promise<void> {
  const ties = followsAmong(members, randomOf('arquiba/follows'));
  const isTold = ({ followee }: { followee: string }) => followee === signIns.fan.member;
  await options.backOffice(options.now).follows.import(
    ties
      .filter((tie) => !isTold(tie))
      .map(({ follower, followee, ago }) => ({
        followerId: accountOf(follower).id,
        followeeId: accountOf(followee).id,
        followedAt: daysBefore(options.now, ago),
      })),
  );
  const { username } = accountOf(signIns.fan.member);
  await step(options, 'Seguindo', ties.filter(isTold), CALLS_AT_ONCE, async ({ follower, ago }) => {
    const at = daysBefore(options.now, ago);
    await options.callAs(accountOf(follower).id, { at })(follow, { username });
  });
}
