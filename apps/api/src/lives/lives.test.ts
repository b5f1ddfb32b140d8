import { follow } from '@arquiba/contract/follows';
import {
  addLiveModerator,
  listLiveMessages,
  pinLiveMessage,
  removeLiveMessage,
  sendLiveMessage,
  silenceInLive,
} from '@arquiba/contract/live-chat';
import {
  askForAir,
  confirmAir,
  createLive,
  deleteLive,
  endLive,
  forgetReminder,
  getLive,
  listLives,
  reactToLive,
  remindOfLive,
  reportLive,
  updateLive,
  watchLive,
} from '@arquiba/contract/lives';
import { saidOf } from '@arquiba/contract/notice-sentence';
import { listNotifications } from '@arquiba/contract/notifications';
import { getProfile, updateProfile } from '@arquiba/contract/profiles';
import { blockProfile } from '@arquiba/contract/safety';
import { startLive } from '@arquiba/testing/lives';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, TEST_ORIGIN, type TestApp } from '@arquiba/testing/test-app';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBroadcast } from '../../../media/src/testing/broadcast.ts';
import { clip } from '../../../media/src/testing/test-clips.ts';
import { removeLiveMediaJob, settleLivesJob, stopLiveJob } from './jobs.ts';
import { makeStillJob } from './make-still.ts';
import { tellFollowersJob } from './tell-of-live.ts';

let app: TestApp;
let author: Person;
let fan: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
});
beforeEach(async () => {
  app.clock.set(new Date('2026-03-10T12:00:00Z'));
  await app.pool.query('DELETE FROM live');
  await app.api.backOffice().lives.set({ enabled: true, most: 10 });
  [author, fan, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
  await fan.call(follow, { username: author.username });
});
afterAll(() => app.close());

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
/** A moment later: ids sort by time. */
async function write(person: Person, id: string, text: string) {
  app.clock.set(new Date(app.clock.now().getTime() + 1));
  return await person.call(sendLiveMessage, { id, text });
}

/** Pictures of a live in the media service. */
async function stillPaths(id: string) {
  const { rows } = await app.pool.query('SELECT path FROM media.file WHERE path LIKE $1', [
    `/lives/${id}/%`,
  ]);
  return rows.map(({ path }) => path);
}

const tab = (n: number) => `6f1c2a8e-3b5d-4c7f-9a1b-2c3d4e5f6a7${n}`;

const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
const settle = () => settleLivesJob.run(app.api.services, {}, attempt);

describe('a live', () => {
  test('goes from the camera to the replay', async () => {
    const server = fastify();
    await app.media.register(server);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { id } = await author.call(createLive, { title: 'Final da várzea', sport: 'Várzea' });
    expect(idsOf(await app.call(listLives, {}))).toEqual([]);
    await expect(fan.call(getLive, { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(author.call(confirmAir, { id })).rejects.toMatchObject({ code: 'not_allowed' });

    const { ticket, socketUrl } = await author.call(askForAir, { id });
    expect(socketUrl).toBe('ws://media.arquiba.test/v2/live');
    const broadcast = await openBroadcast({ origin: server.listeningOrigin }, TEST_ORIGIN);
    broadcast.begin({ ticket });
    await broadcast.hears('go');
    await broadcast.record(
      await clip({ seconds: 3, rate: 20, ending: 'mkv', words: ['-g', '20'] }),
    );
    broadcast.finish();
    await broadcast.hears('finished');
    const begun = await author.call(confirmAir, { id });
    expect(begun).toMatchObject({ state: 'onAir', own: true, moderates: true });
    expect(idsOf(await app.call(listLives, {}))).toEqual([id]);

    const read = async (url: string | undefined) => {
      const { pathname, search } = new URL(url ?? '');
      return await server.inject(pathname + search);
    };
    expect(begun.still).toBeNull();
    await runAnnounced(app, 'live.still-wanted', makeStillJob);
    const { still } = await fan.call(getLive, { id });
    expect(still).toMatchObject({ mime: 'image/jpeg', width: 320, height: 180 });
    const picture = await read(still?.url);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await read(still?.url.replace(/pass=[^&]+/, 'pass=live.1.0.1.x'))).statusCode).toBe(
      404,
    );
    const { playlist } = await fan.call(getLive, { id });
    expect((await read(playlist?.live)).body).toContain('live.m3u8');
    const beside = (name: string) => read(playlist?.live.replace('live-sizes.m3u8', name));
    expect((await beside('live.m3u8')).body).toContain('0.m4s');
    expect((await beside('0.m4s')).statusCode).toBe(200);

    const ended = await author.call(endLive, { id });
    expect(ended).toMatchObject({ state: 'ended', endReason: 'owner' });
    expect(ended.durationMs).toBeGreaterThan(2500);
    await broadcast.closed;
    expect(idsOf(await app.call(listLives, {}))).toEqual([]);
    expect(idsOf(await app.call(listLives, { when: 'before' }))).toEqual([id]);
    // One playlist serves all viewers for a quarter of a second.
    await expect.poll(async () => (await beside('live.m3u8')).body).toContain('#EXT-X-ENDLIST');
    await expect(author.call(askForAir, { id })).rejects.toMatchObject({ code: 'not_allowed' });

    await author.call(updateLive, { id, replay: false });
    expect(idsOf(await app.call(listLives, { when: 'before' }))).toEqual([]);
    await expect(fan.call(getLive, { id })).rejects.toMatchObject({ code: 'not_found' });
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect((await read(playlist?.live)).statusCode).toBe(404);
    expect((await read(still?.url)).statusCode).toBe(404);
    await author.call(deleteLive, { id });
    await runAnnounced(app, 'live.dropped', removeLiveMediaJob);
    expect((await app.media.port.lives.describe([id])).size).toBe(0);
    expect(await stillPaths(id)).toEqual([]);
    await server.close();
  });

  test('may be scheduled', async () => {
    const at = (hours: number) =>
      new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
    const later = await author.call(createLive, { title: 'Domingo', startsAt: at(30) });
    const sooner = await author.call(createLive, { title: 'Amanhã', startsAt: at(20) });
    expect(idsOf(await app.call(listLives, { when: 'soon' }))).toEqual([sooner.id, later.id]);
    const first = await app.call(listLives, { when: 'soon', limit: 1 });
    const rest = await app.call(listLives, { when: 'soon', cursor: first.nextCursor ?? '' });
    expect(idsOf(rest)).toEqual([later.id]);
    // Its author finds also what was only prepared, and what is late.
    const prepared = await author.call(createLive, { title: 'Logo' });
    const own = await author.call(listLives, { when: 'soon' });
    expect(idsOf(own)).toEqual([prepared.id, sooner.id, later.id]);
    const asFan = await fan.call(listLives, { when: 'soon' });
    expect(idsOf(asFan)).toEqual([sooner.id, later.id]);
    app.clock.set(new Date(app.clock.now().getTime() + 24 * 3_600_000));
    expect(idsOf(await fan.call(listLives, { when: 'soon' }))).toEqual([later.id]);
    expect(idsOf(await author.call(listLives, { when: 'soon' }))).toHaveLength(3);
    app.clock.set(new Date(app.clock.now().getTime() - 24 * 3_600_000));
    for (const startsAt of [at(-1), at(24 * 61), 'amanhã']) {
      const call = author.call(createLive, { title: 'Nunca', startsAt });
      await expect(call).rejects.toMatchObject({
        ...{ code: 'invalid_input', fields: { startsAt: expect.any(String) } },
      });
    }
  });

  test('has an end that nobody called when the broadcaster stays away', async () => {
    const { id } = await startLive(app, author);
    await app.pool.query(
      "UPDATE media.live SET seen_at = now() - interval '2 minutes' WHERE id = $1",
      [id],
    );
    expect(await fan.call(getLive, { id })).toMatchObject({ state: 'ended', endReason: 'absence' });
    expect(idsOf(await app.call(listLives, {}))).toEqual([]);
    await settle();
    expect(idsOf(await app.call(listLives, { when: 'before' }))).toEqual([id]);
  });

  test('can be stopped by the operator, who also chooses whether there are any', async () => {
    const { id } = await startLive(app, author);
    const { lives } = app.api.backOffice();
    expect((await lives.list()).map((each) => each.id)).toEqual([id]);
    expect([await lives.end(id), await lives.end(id)]).toEqual([true, false]);
    await runAnnounced(app, 'live.stopped', stopLiveJob);
    expect((await app.media.port.lives.describe([id])).get(id)).toMatchObject({
      ...{ state: 'ended', endReason: 'operator' },
    });
    await expect(fan.call(getLive, { id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(author.call(updateLive, { id, replay: true })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const next = await author.call(createLive, { title: 'De novo' });
    await lives.set({ enabled: false });
    await expect(author.call(askForAir, { id: next.id })).rejects.toThrow('desligadas');
  });
});

describe('who may see it', () => {
  test('is asked for page, list, chat and channel alike', async () => {
    const { id } = await startLive(app, author, { audience: 'followers' });
    const isAnswered = (call: Promise<unknown>) =>
      call.then(
        () => true,
        () => false,
      );
    const sees = async (call: Person['call']) => [
      await isAnswered(call(getLive, { id })),
      (await call(listLives, {})).items.length > 0,
      await isAnswered(call(listLiveMessages, { id })),
    ];
    expect(await sees(fan.call)).toEqual([true, true, true]);
    expect(await sees(stranger.call)).toEqual([false, false, false]);
    expect(await sees(app.call)).toEqual([false, false, false]);
    for (const call of [
      () => stranger.call(sendLiveMessage, { id, text: 'Oi' }),
      () => stranger.call(reactToLive, { id }),
      () => stranger.call(watchLive, { id, tab: tab(1) }),
      () => stranger.call(reportLive, { id, reason: 'spam' }),
      () => fan.call(endLive, { id }),
      () => fan.call(updateLive, { id, title: 'Minha' }),
      () => fan.call(deleteLive, { id }),
      () => fan.call(askForAir, { id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'not_found' });
    }
    await author.call(blockProfile, { username: fan.username });
    expect(await sees(fan.call)).toEqual([false, false, false]);
  });

  test('is, of a private profile, who follows it', async () => {
    await author.call(updateProfile, { private: true });
    const { id } = await startLive(app, author);
    expect(await fan.call(getLive, { id })).toMatchObject({ id });
    await expect(app.call(getLive, { id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the badge', () => {
  const isLive = async (person: Person) =>
    (await person.call(getProfile, { username: author.username })).live ?? false;

  test('is on the cards of who is on air for everyone', async () => {
    const { id } = await startLive(app, author);
    expect([await isLive(fan), await isLive(stranger)]).toEqual([true, true]);
    await author.call(updateProfile, { private: true });
    expect([await isLive(fan), await isLive(stranger)]).toEqual([true, false]);
    await author.call(endLive, { id });
    expect(await isLive(fan)).toBe(false);
    await startLive(app, author, { audience: 'followers' });
    expect(await isLive(fan)).toBe(false);
  });
});

describe('the notices', () => {
  const told = async (person: Person) =>
    (await person.call(listNotifications, {})).items
      .filter(({ kind }) => kind.startsWith('live-'))
      .map((notice) => [saidOf(notice), notice.path]);

  test('go to followers when it begins, once, and go with it', async () => {
    const { id } = await startLive(app, author, { title: 'Clássico' });
    await runAnnounced(app, 'live.started', tellFollowersJob);
    expect(await told(fan)).toEqual([
      [`${author.sent.socialName} está ao vivo: Clássico`, `/lives/${id}`],
    ]);
    expect([await told(stranger), await told(author)]).toEqual([[], []]);
    await author.call(deleteLive, { id });
    expect(await told(fan)).toEqual([]);
  });

  test('remind those who asked, ten minutes before', async () => {
    const startsAt = '2026-03-10T13:00:00Z';
    const { id } = await author.call(createLive, { title: 'Clássico', startsAt });
    for (const person of [fan, stranger]) await person.call(remindOfLive, { id });
    await stranger.call(forgetReminder, { id });
    await settle();
    expect(await told(fan)).toEqual([]);
    app.clock.set(new Date('2026-03-10T12:51:00Z'));
    await settle();
    await settle();
    expect(await told(fan)).toEqual([['Começa daqui a pouco: Clássico', `/lives/${id}`]]);
    expect(await told(stranger)).toEqual([]);
  });
});

describe('the viewers', () => {
  test('are counted while their pages are open, each person once', async () => {
    const { id } = await startLive(app, author);
    await fan.call(watchLive, { id, tab: tab(1) });
    await fan.call(watchLive, { id, tab: tab(2) });
    await author.call(watchLive, { id, tab: tab(3) });
    expect(await app.call(watchLive, { id, tab: tab(4) })).toMatchObject({
      ...{ viewers: 2, state: 'onAir' },
    });
    app.clock.set(new Date('2026-03-10T12:01:00Z'));
    expect(await app.call(watchLive, { id, tab: tab(4) })).toMatchObject({ viewers: 1 });
    expect(await app.call(getLive, { id })).toMatchObject({ viewers: 1, mostViewers: 2 });
    expect(await fan.call(reactToLive, { id, count: 3 })).toEqual({ reactions: 3 });
  });
});

describe('the chat', () => {
  const texts = async (id: string, call = app.call) =>
    (await call(listLiveMessages, { id })).items.map(({ text }) => text);

  test('is read by everyone, and written by who is signed in', async () => {
    const { id } = await startLive(app, author);
    const first = await write(fan, id, '  Boa noite ');
    expect(first).toMatchObject({ text: 'Boa noite', role: 'viewer' });
    expect(await write(author, id, 'Bem-vindos')).toMatchObject({
      role: 'owner',
    });
    expect(await texts(id)).toEqual(['Boa noite', 'Bem-vindos']);
    const { items } = await app.call(listLiveMessages, { id, after: first.id });
    expect(items.map(({ text }) => text)).toEqual(['Bem-vindos']);
    for (const text of [' ', 'x'.repeat(301)]) {
      await expect(fan.call(sendLiveMessage, { id, text })).rejects.toMatchObject({
        ...{ code: 'invalid_input', fields: { text: expect.any(String) } },
      });
    }
    await author.call(endLive, { id });
    await expect(write(fan, id, 'Tarde')).rejects.toThrow('terminou');
  });

  test('has a slow mode, which does not hold who moderates', async () => {
    const { id } = await startLive(app, author);
    await author.call(updateLive, { id, slowSeconds: 30 });
    const first = await write(fan, id, 'Um');
    await expect(write(fan, id, 'Dois')).rejects.toThrow(/espere (29|30) s/);
    await fan.call(removeLiveMessage, { id, messageId: first.id });
    await expect(write(fan, id, 'Um de novo')).rejects.toThrow(/espere (29|30) s/);
    await write(author, id, 'Eu');
    await write(author, id, 'posso');
    app.clock.set(new Date('2026-03-10T12:00:31Z'));
    await write(fan, id, 'Dois');
    expect(await texts(id)).toEqual(['Eu', 'posso', 'Dois']);
  });

  test('has a slow mode that messages of the same instant do not pass', async () => {
    const { id } = await startLive(app, author);
    await author.call(updateLive, { id, slowSeconds: 30 });
    const sent = await Promise.allSettled(
      ['Um', 'Dois', 'Três', 'Quatro'].map((text) => fan.call(sendLiveMessage, { id, text })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await texts(id)).toHaveLength(1);
  });

  test('is moderated by people chosen by the broadcaster', async () => {
    const { id } = await startLive(app, author);
    const bad = await write(stranger, id, 'Feio');
    const good = await write(stranger, id, 'Bonito');
    const about = { id, username: stranger.username };
    const calls = [
      () => fan.call(removeLiveMessage, { id, messageId: bad.id }),
      () => fan.call(pinLiveMessage, { id, messageId: good.id }),
      () => fan.call(silenceInLive, about),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(fan.call(addLiveModerator, about)).rejects.toMatchObject({ code: 'not_found' });
    await author.call(addLiveModerator, { id, username: fan.username });
    for (const call of calls) await call();
    expect(await texts(id)).toEqual(['Bonito']);
    const { pinned, silencedPeople } = await fan.call(getLive, { id });
    expect([pinned?.text, silencedPeople.map(({ username }) => username)]).toEqual([
      ...['Bonito', [stranger.username]],
    ]);
    expect(await stranger.call(getLive, { id })).toMatchObject({
      ...{ silenced: true, silencedPeople: [] },
    });
    await expect(write(stranger, id, 'Mais')).rejects.toThrow('do chat');
    await expect(fan.call(silenceInLive, { id, username: author.username })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});
