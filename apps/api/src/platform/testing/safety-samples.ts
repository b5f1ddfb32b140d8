import { createPost } from '@arquiba/contract/posts';
import { type Person, signUp } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import type { Sample } from './route-samples.ts';

/** Samples of blocking and muting, about a person whom no other sample uses. */
export async function safetySamples(app: TestApp, member: Person): Promise<Record<string, Sample>> {
  const rude = await signUp(app);
  const { id } = await rude.call(createPost, { text: 'Perdeu, otário' });
  const { id: otherId, username } = await signUp(app);
  const same = (input: object): Sample => ({ as: 'member', inputs: [input, input] });
  // Written to the database, not by a call: other samples end the member's sessions.
  const given = (table: 'block' | 'mute') => async () => {
    const columns = table === 'block' ? 'blocker_id, blocked_id' : 'muter_id, muted_id';
    const values = [member.id, otherId];
    await app.pool.query(
      `INSERT INTO ${table} (${columns}, created_at) VALUES ($1, $2, now()) ON CONFLICT DO NOTHING`,
      values,
    );
  };
  return {
    blockProfile: same({ username }),
    unblockProfile: { ...same({ username }), given: given('block') },
    listBlocked: same({ limit: 2 }),
    muteProfile: same({ username, days: 7 }),
    unmuteProfile: { ...same({ username }), given: given('mute') },
    listMuted: same({ limit: 2 }),
    listMutedWords: same({}),
    muteWord: same({ word: 'Rebaixado', days: 30 }),
    unmuteWord: same({ word: 'Rebaixado' }),
    notInterested: same({ id }),
    interestedAgain: same({ id }),
    report: same({ kind: 'profile', subject: rude.username, reason: 'harassment' }),
  };
}
