import { addLiveModerator, sendLiveMessage, silenceInLive } from '@arquiba/contract/live-chat';
import { addLiveChapter } from '@arquiba/contract/live-replays';
import { createLive } from '@arquiba/contract/lives';
import { connectProgram, putOnAir, recordReplay, startLive } from '@arquiba/testing/lives';
import type { Person } from '@arquiba/testing/people';
import type { TestApp } from '@arquiba/testing/test-app';
import { clip } from '../../../../media/src/testing/test-clips.ts';
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
  const received = await prepare(member);
  await connectProgram(app, member, received);
  await member.call(silenceInLive, { id: own, username: other.username });
  const write = async (text: string) => (await member.call(sendLiveMessage, { id: own, text })).id;
  const messageId = await write('Vamos!');
  const recording = await clip({
    ...{ seconds: 3, size: '64x64', rate: 5, words: ['-movflags', '+faststart'] },
  });
  const replay = (await recordReplay(app, member, { recording, beganAt: app.clock.now() })).id;
  const name = async (seconds: number) => {
    const { chapters } = await member.call(addLiveChapter, { id: replay, seconds, title: 'Gol' });
    return { id: replay, chapterId: chapters.at(-1)?.id ?? '' };
  };
  const [first, second] = [await name(1), await name(2)];
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
    askForAir: { as: 'member', inputs: [{ id: waiting }, { id: waiting }] },
    confirmAir: same('member', { id: ready }),
    getLiveProgram: same('member', { id: received }),
    awaitProgram: same('member', { id: received }),
    airProgram: same('member', { id: received }),
    makeStreamKey: { as: 'member', inputs: [{}, {}] },
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
    addLiveChapter: {
      ...same('member', { id: replay, seconds: 0, title: 'Aquecimento' }),
      idempotencyKey: 'a-chave-do-capitulo',
    },
    changeLiveChapter: same('member', { ...first, title: 'Golaço' }),
    removeLiveChapter: {
      ...same('member', second),
      async given() {
        await app.pool.query(
          `INSERT INTO live_chapter (id, live_id, at_ms, title) VALUES ($1, $2, 2000, 'Gol')
            ON CONFLICT DO NOTHING`,
          [second.chapterId, replay],
        );
      },
    },
    cutLive: {
      ...same('member', { id: replay, startMs: 0, endMs: 2500 }),
      idempotencyKey: 'a-chave-do-corte',
    },
    endLive: same('member', { id: await prepare(member) }),
    deleteLive: {
      as: 'member',
      inputs: [{ id: await prepare(member) }, { id: await prepare(member) }],
    },
  };
}
