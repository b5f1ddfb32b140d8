import { follow } from '@arquiba/contract/follows';
import { pinPost } from '@arquiba/contract/profile-posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { askers } from './content/follows.ts';
import { members } from './content/members.ts';
import type { FillOptions } from './fill.ts';
import type { PostIdOf } from './fill-posts.ts';
import { type AccountOf, CALLS_AT_ONCE, step } from './fill-step.ts';

/** Pins posts. Profiles become private last, and then get follow requests. */
export async function settleProfiles(
  options: FillOptions,
  accountOf: AccountOf,
  postIdOf: PostIdOf,
): Promise<void> {
  const callAs = (member: string) => options.callAs(accountOf(member).id, { at: options.now });
  const settled = members.filter((member) => member.pinned || member.private);
  await step(options, 'Arrumando perfis', settled, CALLS_AT_ONCE, async (member) => {
    if (member.pinned) await callAs(member.key)(pinPost, { id: postIdOf(member.pinned) });
    if (!member.private) return;
    await callAs(member.key)(updateProfile, { private: true });
    const { username } = accountOf(member.key);
    for (const asker of askers) await callAs(asker)(follow, { username });
  });
}
