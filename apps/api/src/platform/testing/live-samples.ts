import { addLiveModerator, sendLiveMessage, silenceInLive } from '@arquiba/contract/live-chat';
import { createLive } from '@arquiba/contract/lives';
import { putOnAir, startLive } from '@arquiba/testing/lives';
import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import type { Sample } from './route-samples.ts';

/** Calls of the feature `lives` that succeed, on lives of the member and of someone else. */
export async function liveSamples(
  app: TestApp,
  member: Person,
  other: Person,
): Promise<Record<string, Sample>> {
  const startsAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const prepare = async (person: Person, input: object = {}) =>
    (await person.call(createLive, { title: 'Amostra', ...input })).id;
  const own = (await startLive(app, member)).id;
  const theirs = (await startLive(app, other)).id;
  const scheduled = await prepare(other, { startsAt });
  const [waiting, ready] = [await prepare(member), await prepare(member)];
  await putOnAir(app, member, ready);
  const { username } = other;
  await member.call(addLiveModerator, { id: own, username });
  await member.call(silenceInLive, { id: own, username: other.username });
  const write = async (text: string) => (await member.call(sendLiveMessage, { id: own, text })).id;
  const messageId = await write('Vamos!');
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  const tab = '6f1c2a8e-3b5d-4c7f-9a1b-2c3d4e5f6a7b';
  return {
    createLive: {
      ...same('member', { title: 'Clássico', sport: 'Futebol', startsAt }),
      idempotencyKey: 'a-chave-da-live',
    },
    listLives: same('visitor', { when: 'now', limit: 2 }),
    getLive: same('member', { id: own }),
    updateLive: same('member', { id: own, slowSeconds: 5 }),
    askForAir: same('member', { id: waiting }),
    confirmAir: same('member', { id: ready }),
    watchLive: same('visitor', { id: theirs, tab }),
    reactToLive: {
      as: 'member',
      inputs: [
        { id: theirs, count: 3 },
        { id: theirs, count: 3 },
      ],
    },
    remindOfLive: same('member', { id: scheduled }),
    forgetReminder: same('member', { id: scheduled }),
    reportLive: same('member', { id: theirs, reason: 'spam' }),
    listLiveMessages: same('visitor', { id: own }),
    sendLiveMessage: {
      ...same('member', { id: theirs, text: 'Boa!' }),
      idempotencyKey: 'a-chave-da-mensagem-na-live',
    },
    pinLiveMessage: same('member', { id: own, messageId }),
    removeLiveMessage: {
      as: 'member',
      inputs: [
        { id: own, messageId: await write('Um') },
        { id: own, messageId: await write('Dois') },
      ],
    },
    silenceInLive: same('member', { id: own, username }),
    letSpeakInLive: same('member', { id: own, username }),
    addLiveModerator: same('member', { id: own, username }),
    removeLiveModerator: same('member', { id: own, username }),
    endLive: same('member', { id: await prepare(member) }),
    deleteLive: {
      as: 'member',
      inputs: [{ id: await prepare(member) }, { id: await prepare(member) }],
    },
  };
}
