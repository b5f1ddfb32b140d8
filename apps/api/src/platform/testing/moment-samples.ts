import { keepMoment } from '@arquiba/contract/moment-acts';
import type { NewSticker } from '@arquiba/contract/moment-stickers';
import { createMoment } from '@arquiba/contract/moments';
import { storeFile } from '@arquiba/testing/files';
import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import type { Sample } from './route-samples.ts';

const POLL: NewSticker = {
  ...{ kind: 'poll', x: 50, y: 70, question: 'Quem leva?' },
  options: ['Casa', 'Visitante'],
};

/** Calls of the feature `moments` that succeed, on moments of the member and of someone else. */
export async function momentSamples(
  app: TestApp,
  member: Person,
  other: Person,
): Promise<Record<string, Sample>> {
  const publish = async (person: Person, name: string, stickers: NewSticker[] = []) => {
    const media = await storeFile(app, `/moments/${person.id}/amostra/${name}.png`);
    return (await person.call(createMoment, { media, stickers })).id;
  };
  const mention: NewSticker = { kind: 'mention', x: 20, y: 20, username: member.username };
  const theirs = await publish(other, 'deles', [POLL, mention]);
  const polls = [theirs, await publish(other, 'enquete', [POLL, mention])];
  const own = await publish(member, 'meu');
  const kept = await publish(member, 'guardado');
  await member.call(keepMoment, { id: kept });
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  const [{ username }, byName] = [other, { username: other.username }];
  const media = await storeFile(app, `/moments/${member.id}/amostra/novo.png`);
  const achievement = { title: 'Campeã da várzea', date: '2026-03-01', medal: 'gold' };
  return {
    createMoment: {
      ...same('member', { media, audience: 'followers', stickers: [POLL] }),
      idempotencyKey: 'a-chave-do-moment',
    },
    listMoments: same('visitor', { limit: 2 }),
    listMomentPeople: same('member', {}),
    getMoment: same('visitor', { id: theirs }),
    listMomentsOf: same('visitor', byName),
    getMomentRing: same('visitor', byName),
    muteMoments: same('member', { username }),
    unmuteMoments: same('member', { username }),
    addCloseFriend: same('member', { username }),
    listCloseFriends: same('member', { limit: 2 }),
    removeCloseFriend: same('member', { username }),
    seeMoment: same('member', { id: theirs }),
    reactToMoment: same('member', { id: theirs, reaction: '🔥' }),
    withdrawMomentReaction: same('member', { id: theirs }),
    voteInMoment: {
      as: 'member',
      inputs: [
        { id: polls[0], option: 1 },
        { id: polls[1], option: 0 },
      ],
    },
    listMomentViewers: same('member', { id: own, limit: 2 }),
    keepMoment: same('member', { id: own, achievement }),
    letGoOfMoment: same('member', { id: kept }),
    reportMoment: same('member', { id: theirs, reason: 'spam' }),
    deleteMoment: {
      as: 'member',
      inputs: [{ id: await publish(member, 'um') }, { id: await publish(member, 'dois') }],
    },
  };
}
