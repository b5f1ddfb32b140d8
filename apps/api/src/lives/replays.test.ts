import { follow } from '@arquiba/contract/follows';
import { addLiveModerator, listLiveMessages, sendLiveMessage } from '@arquiba/contract/live-chat';
import {
  addLiveChapter,
  changeLiveChapter,
  cutLive,
  removeLiveChapter,
} from '@arquiba/contract/live-replays';
import { LIVE_CHAPTERS_MOST } from '@arquiba/contract/live-views';
import { endLive, getLive } from '@arquiba/contract/lives';
import { recordReplay, startLive } from '@arquiba/testing/lives';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clip } from '../../../media/src/testing/test-clips.ts';
import { makeStillJob } from './make-still.ts';

let app: TestApp;
let author: Person;
let fan: Person;
let stranger: Person;
let recording: Buffer;

const BEGAN_AT = new Date('2026-03-10T12:00:00Z');
let lastKey = 0;
const once = () => ({ idempotencyKey: `a-key-of-replays-${++lastKey}` });

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  app.clock.set(BEGAN_AT);
  [author, fan, stranger] = [await signUp(app), await signUp(app), await signUp(app)];
  await fan.call(follow, { username: author.username });
  recording = await clip({
    ...{ seconds: 8, size: '64x64', rate: 10, words: ['-movflags', '+faststart'] },
  });
});
afterAll(() => app.close());

const replay = (input: object = {}) =>
  recordReplay(app, author, { recording, beganAt: BEGAN_AT, ...input });
const add = (person: Person, id: string, seconds: number, title = `Aos ${seconds}`) =>
  person.call(addLiveChapter, { id, seconds, title }, once());
const chaptersOf = async (person: Person, id: string) =>
  (await person.call(getLive, { id })).chapters.map(({ seconds, title }) => [seconds, title]);

describe('chapters of a replay', () => {
  test('are written by who broadcast it and who moderates, and read by who may see it', async () => {
    const { id } = await replay({ audience: 'followers' });
    await expect(add(fan, id, 1)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(add(stranger, id, 1)).rejects.toMatchObject({ code: 'not_found' });
    await author.call(addLiveModerator, { id, username: fan.username });
    await add(fan, id, 5, '  O gol ');
    const { chapters } = await add(author, id, 2);
    expect(await chaptersOf(fan, id)).toEqual([
      [2, 'Aos 2'],
      [5, 'O gol'],
    ]);
    const chapterId = chapters[0]?.id ?? '';
    await fan.call(changeLiveChapter, { id, chapterId, seconds: 6, title: 'A defesa' });
    expect(await chaptersOf(author, id)).toEqual([
      [5, 'O gol'],
      [6, 'A defesa'],
    ]);
    const about = { id, chapterId };
    await expect(stranger.call(removeLiveChapter, about)).rejects.toMatchObject({
      code: 'not_found',
    });
    await fan.call(removeLiveChapter, about);
    expect(await chaptersOf(author, id)).toEqual([[5, 'O gol']]);
    await expect(fan.call(removeLiveChapter, about)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('have a title, and a place of their own within it', async () => {
    const { id } = await replay();
    const { chapters } = await add(author, id, 3);
    const refused = async (work: Promise<unknown>, field: string, said: RegExp) =>
      await expect(work).rejects.toMatchObject({
        ...{ code: 'invalid_input', fields: { [field]: expect.stringMatching(said) } },
      });
    await refused(add(author, id, 3), 'seconds', /Já há um capítulo/);
    await refused(add(author, id, 8), 'seconds', /passa do fim/);
    await refused(add(author, id, -1), 'seconds', /negativo/);
    await refused(add(author, id, 1.5), 'seconds', /inteiros/);
    await refused(add(author, id, 1, ' '), 'title', /Escreva o título/);
    await refused(add(author, id, 1, 'x'.repeat(81)), 'title', /80 caracteres/);
    const chapterId = chapters[0]?.id ?? '';
    await refused(author.call(changeLiveChapter, { id, chapterId, seconds: 9 }), 'seconds', /fim/);
    await author.call(changeLiveChapter, { id, chapterId, seconds: 3, title: 'Ainda aqui' });
    const live = await startLive(app, author);
    await expect(add(author, live.id, 0)).rejects.toThrow('espere a live terminar');
  });

  test('are at most so many, also when two come at once', async () => {
    const { id } = await replay();
    await app.pool.query(
      `INSERT INTO live_chapter (id, live_id, at_ms, title)
        SELECT n, $1, 4000 + n, 'Um' FROM generate_series(1, $2::integer) AS n`,
      [id, LIVE_CHAPTERS_MOST - 1],
    );
    const two = await Promise.allSettled([add(author, id, 1), add(author, id, 2)]);
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a cut of a replay', () => {
  const cut = (person: Person, id: string, startMs: number, endMs: number) =>
    person.call(cutLive, { id, startMs, endMs }, once());

  test('moves its chapters, and hides the chat of the rest', async () => {
    const live = await startLive(app, author);
    const { id } = live;
    for (const [second, text] of [...['Antes', 'No meio', 'Depois'].entries()]) {
      app.clock.set(new Date(BEGAN_AT.getTime() + 500 + second * 3000));
      await fan.call(sendLiveMessage, { id, text }, once());
    }
    app.clock.set(new Date(BEGAN_AT.getTime() + 60_000));
    await app.pool.query('UPDATE media.live SET broadcast = NULL WHERE id = $1', [id]);
    await app.media.port.lives.import({
      ...{ id, recordings: [recording], beganAt: BEGAN_AT, size: { width: 64, height: 64 } },
      ...{ space: { name: author.id, quotaBytes: 1e9 }, loops: false },
    });
    const ended = await author.call(endLive, { id });
    expect(ended.durationMs).toBe(8000);
    for (const second of [1, 3, 7]) await add(author, id, second);
    await runAnnounced(app, 'live.still-wanted', makeStillJob);
    const before = (await author.call(getLive, { id })).still?.url;
    expect(before).toBeDefined();
    const usedBefore = await app.media.port.usedSpace(author.id);

    for (const person of [fan, stranger]) {
      await expect(cut(person, id, 2000, 6000)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await cut(author, id, 2000, 6000)).toMatchObject({ durationMs: 4000 });
    expect(await chaptersOf(fan, id)).toEqual([[1, 'Aos 3']]);
    const { items } = await fan.call(listLiveMessages, { id });
    expect(items.map(({ text }) => text)).toEqual(['No meio']);
    expect(await app.media.port.usedSpace(author.id)).toBeLessThan(usedBefore);

    // A picture of what is gone is gone, and there is another one.
    expect((await author.call(getLive, { id })).still).toBeNull();
    await runAnnounced(app, 'live.still-wanted', makeStillJob);
    const after = (await author.call(getLive, { id })).still?.url;
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
    const { rows } = await app.pool.query('SELECT path FROM media.file WHERE path LIKE $1', [
      `/lives/${id}/%`,
    ]);
    expect(rows).toHaveLength(1);

    // In the time of what is left.
    await add(author, id, 0, 'Novo');
    expect(await cut(author, id, 1000, 4000)).toMatchObject({ durationMs: 3000 });
    expect(await chaptersOf(fan, id)).toEqual([[0, 'Aos 3']]);
  });

  test('is of a recording, between two moments of it', async () => {
    const { id } = await replay();
    const refused = async (startMs: number, endMs: number, said: RegExp) =>
      await expect(cut(author, id, startMs, endMs)).rejects.toMatchObject({
        ...{ code: 'invalid_input', fields: { endMs: expect.stringMatching(said) } },
      });
    await refused(4000, 4000, /depois do começo/);
    await refused(0, 9000, /passa da gravação/);
    await refused(4000, 5000, /3 segundos/);
    expect(await fan.call(getLive, { id })).toMatchObject({ durationMs: 8000 });
    const live = await startLive(app, author);
    await expect(cut(author, live.id, 0, 3000)).rejects.toThrow('espere a live terminar');
  });
});
