import { follow } from '@arquiba/contract/follows';
import { followsAmong } from './content/follows.ts';
import { members } from './content/members.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, CALLS_AT_ONCE, daysBefore, step } from './fill-step.ts';
import { randomOf } from './seed/random.ts';

export async function tieFollows(options: FillOptions, accountOf: AccountOf): Promise<void> {
  const ties = followsAmong(members, randomOf('arquiba/follows'));
  await step(options, 'Ligando torcidas', ties, CALLS_AT_ONCE, async (tie) => {
    const at = daysBefore(options.now, tie.ago);
    const { username } = accountOf(tie.followee);
    await options.callAs(accountOf(tie.follower).id, { at })(follow, { username });
  });
}
