import { createEvent } from '@arquiba/contract/events';
import { follow } from '@arquiba/contract/follows';
import {
  keepMoment,
  letGoOfMoment,
  listMomentViewers,
  reactToMoment,
  reportMoment,
  seeMoment,
  voteInMoment,
  withdrawMomentReaction,
} from '@arquiba/contract/moment-acts';
import type { NewSticker } from '@arquiba/contract/moment-stickers';
import {
  createMoment,
  deleteMoment,
  getMoment,
  getMomentRing,
  listMomentPeople,
  listMoments,
  listMomentsOf,
  muteMoments,
  unmuteMoments,
} from '@arquiba/contract/moments';
import { listNotifications } from '@arquiba/contract/notifications';
import { deletePost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clip } from '../../../media/src/testing/test-clips.ts';
import { expireMomentsJob, removeMomentFilesJob } from './jobs.ts';

let app: TestApp;
let author: Person;
let fan: Person;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
});
beforeEach(async () => {
  app.clock.set(new Date('2026-03-10T12:00:00Z'));
  // The list of everyone's shows only those of the test.
  await app.pool.query('DELETE FROM moment');
  [author, fan] = [await signUp(app), await signUp(app)];
  await fan.call(follow, { username: author.username });
});
afterAll(() => app.close());

async function photo(person = author) {
  count += 1;
  return await storeFile(app, `/moments/${person.id}/${count}/foto.png`);
}

async function publish(input: Partial<InputOf<typeof createMoment>> = {}, person = author) {
  return await person.call(createMoment, { media: await photo(person), ...input });
}

async function film(seconds: number) {
  count += 1;
  const path = `/moments/${author.id}/${count}/lance.mp4`;
  const content = await clip({ seconds, size: '64x64', rate: 2 });
  await app.media.port.store({ path, mime: 'video/mp4', originalFileName: 'lance.mp4', content });
  return { path, alt: 'Um lance' };
}

const pass = (hours: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + hours * 3_600_000));
const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
const expire = () => expireMomentsJob.run(app.api.services, {}, attempt);
const refused = (code: string, words: RegExp) => ({ code, message: expect.stringMatching(words) });

describe('a moment', () => {
  test('is a photo or a video of up to 60 seconds', async () => {
    const { durationMs, media } = await publish({ media: await film(2) });
    expect(durationMs).toBeGreaterThan(1500);
    expect(media.poster).toBeDefined();
    const long = author.call(createMoment, { media: await film(63) });
    await expect(long).rejects.toMatchObject(refused('invalid_input', /63 segundos.*no máximo 60/));
    count += 1;
    const text = await storeFile(app, `/moments/${author.id}/${count}/carta.txt`, 'text');
    await expect(author.call(createMoment, { media: text })).rejects.toMatchObject(
      refused('invalid_input', /foto ou um vídeo/),
    );
    count += 1;
    const elsewhere = await storeFile(app, `/posts/${author.id}/${count}/foto.png`);
    const foreign = await photo(fan);
    for (const file of [elsewhere, foreign]) {
      await expect(author.call(createMoment, { media: file })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('has its file for itself, and there are thirty a day', async () => {
    const media = await photo();
    await publish({ media });
    await expect(publish({ media })).rejects.toMatchObject(
      refused('not_allowed', /já está em outro moment/),
    );
    for (let at = 2; at <= 30; at++) await publish();
    await expect(publish()).rejects.toMatchObject(refused('not_allowed', /no máximo 30/));
    pass(24);
    expect(await publish()).toMatchObject({ own: true });
  });

  test('carries stickers, which are checked', async () => {
    const at = { x: 10, y: 90 };
    const stickers: NewSticker[] = [
      { ...at, kind: 'text', text: 'Que dia!' },
      { ...at, kind: 'mention', username: fan.username },
      { ...at, kind: 'hashtag', tag: 'várzea' },
      { ...at, kind: 'place', place: 'Campo do Limão' },
      { ...at, kind: 'score', home: 'Limão', away: 'Pera', homeScore: 3, awayScore: 1 },
    ];
    const { id } = await publish({ stickers });
    const shown = await fan.call(getMoment, { id });
    expect(shown.stickers).toEqual(
      stickers.map((each) => (each.kind === 'mention' ? { ...each, linked: true } : each)),
    );
    const { items } = await fan.call(listNotifications, {});
    const path = `/moments/${author.username}/${id}`;
    expect(items).toMatchObject([{ kind: 'moment-mention', path }]);
    for (const [sticker, words] of [
      [{ ...at, x: 101, kind: 'text', text: 'Fora' }, /fora da imagem/],
      [{ ...at, kind: 'text', text: ' ' }, /texto do adesivo/],
      [{ ...at, kind: 'poll', question: 'E aí?', options: ['Só uma'] }, /duas opções/],
      [{ ...at, kind: 'score', home: 'A', away: 'B', homeScore: 1.5, awayScore: 0 }, /inteiros/],
      [{ ...at, kind: 'mention', username: 'ninguem.aqui' }, /@ninguem.aqui/],
      [{ ...at, kind: 'event', slug: 'nao-existe' }, /eventos abertos/],
    ] as const) {
      const attempted = publish({ stickers: [sticker as NewSticker] });
      await expect(attempted).rejects.toMatchObject(refused('invalid_input', words));
    }
  });

  test('shows an event that is open to everyone, and only as long as it is', async () => {
    const event = { title: 'Treino aberto', description: 'Leve água.', sport: 'Futebol' };
    const times = { start: '2026-04-01T19:00', end: '2026-04-01T21:00', place: 'Parque' };
    const { slug, postId } = await author.call(createEvent, { ...event, ...times });
    const { id } = await publish({ stickers: [{ kind: 'event', x: 50, y: 50, slug }] });
    const shown = async () => (await fan.call(getMoment, { id })).stickers;
    expect(await shown()).toMatchObject([{ kind: 'event', slug, title: 'Treino aberto' }]);
    await author.call(deletePost, { id: postId });
    expect(await shown()).toEqual([]);
  });

  test('with a poll takes one vote of each person, and shows the result to those who voted', async () => {
    const poll = { kind: 'poll', x: 50, y: 50, question: 'Quem leva?', options: ['Nós', 'Eles'] };
    const { id } = await publish({ stickers: [poll as NewSticker] });
    const options = async (person: Person) => {
      const [sticker] = (await person.call(getMoment, { id })).stickers;
      return sticker?.kind === 'poll' ? sticker.options : [];
    };
    expect((await options(fan)).map(({ votes }) => votes)).toEqual([null, null]);
    await fan.call(voteInMoment, { id, option: 1 });
    await expect(fan.call(voteInMoment, { id, option: 0 })).rejects.toMatchObject({
      code: 'vote_final',
    });
    await expect(fan.call(voteInMoment, { id, option: 2 })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await options(fan)).toMatchObject([{ votes: 0 }, { votes: 1, chosen: true }]);
    expect(await options(author)).toMatchObject([{ votes: 0 }, { votes: 1, chosen: false }]);
    const two = publish({ stickers: [poll, poll] as NewSticker[] });
    await expect(two).rejects.toMatchObject(refused('invalid_input', /uma enquete/));
  });
});

test('who saw it is for the author only, with the reactions', async () => {
  const { id } = await publish();
  await fan.call(seeMoment, { id });
  await author.call(seeMoment, { id });
  expect(await author.call(getMoment, { id })).toMatchObject({ viewers: 1, seen: true });
  expect(await fan.call(reactToMoment, { id, reaction: '🔥' })).toMatchObject({
    ...{ viewers: null, seen: true, reaction: '🔥' },
  });
  await fan.call(reactToMoment, { id, reaction: '🏆' });
  const { items } = await author.call(listMomentViewers, { id });
  expect(items).toMatchObject([{ person: { username: fan.username }, reaction: '🏆' }]);
  const told = async () =>
    (await author.call(listNotifications, {})).items.filter(
      ({ kind }) => kind === 'moment-reaction',
    );
  expect(await told()).toHaveLength(1);
  await fan.call(withdrawMomentReaction, { id });
  expect(await told()).toEqual([]);
  await expect(fan.call(listMomentViewers, { id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(author.call(reactToMoment, { id, reaction: '🔥' })).rejects.toMatchObject({
    code: 'not_allowed',
  });
});

test('the rings: oneself, then who has something new; muting leaves someone out, and only their moments', async () => {
  const other = await signUp(app);
  await fan.call(follow, { username: other.username });
  const { id } = await publish();
  pass(0.1);
  await publish({}, other);
  await publish({}, fan);
  await publish({}, await signUp(app));
  const names = async () =>
    (await fan.call(listMomentPeople, {})).items.map(({ person, unseen }) => [
      ...[person.username, unseen],
    ]);
  const { username } = author;
  expect(await names()).toEqual([
    ...[
      [fan.username, 0],
      [other.username, 1],
    ],
    [username, 1],
  ]);
  expect(await fan.call(getMomentRing, { username })).toEqual({ ring: 'unseen' });
  await fan.call(seeMoment, { id });
  expect(await fan.call(getMomentRing, { username })).toEqual({ ring: 'seen' });
  expect((await names()).at(-1)).toEqual([username, 0]);
  await fan.call(muteMoments, { username });
  expect(await names()).toHaveLength(2);
  const listed = async () =>
    (await fan.call(listMoments, {})).items.some((each) => each.author.username === username);
  expect(await listed()).toBe(false);
  expect(await fan.call(listMomentsOf, { username })).toMatchObject({
    ...{ muted: true, current: [{ id }] },
  });
  await fan.call(unmuteMoments, { username });
  expect(await listed()).toBe(true);
});

test('after 24 hours it is gone, with its file, unless it is kept', async () => {
  const [gone, kept] = [await publish(), await publish()];
  await author.call(keepMoment, { id: kept.id });
  pass(23.9);
  await expire();
  expect(await fan.call(getMoment, { id: gone.id })).toMatchObject({ current: true });
  pass(0.2);
  await expect(fan.call(getMoment, { id: gone.id })).rejects.toMatchObject(
    refused('not_found', /não está mais disponível/),
  );
  await expire();
  const pathOf = async (id: string) =>
    (await app.pool.query(`SELECT media->>'path' AS path FROM moment WHERE id = $1`, [id])).rows;
  expect(await pathOf(gone.id)).toEqual([]);
  const [{ path }] = await pathOf(kept.id);
  const { rows } = await app.pool.query(`SELECT payload->'paths'->>0 AS path FROM outbox
    WHERE topic = 'moment.files-dropped'`);
  await runAnnounced(app, 'moment.files-dropped', removeMomentFilesJob);
  const paths = [rows.at(-1).path, path];
  expect([...(await app.media.port.describe(paths)).keys()]).toEqual([path]);
  const { current, kept: shown } = await fan.call(listMomentsOf, { username: author.username });
  expect([current, shown]).toMatchObject([[], [{ id: kept.id, current: false, kept: true }]]);
  // Nothing else shows it.
  await author.call(letGoOfMoment, { id: kept.id });
  expect(await pathOf(kept.id)).toEqual([]);
});

test('a conquista has a title and a day that was, and stands in the list after the moments of the day', async () => {
  const { id } = await publish();
  const achievement = { title: 'Campeã da várzea', date: '2026-03-08', medal: 'gold' } as const;
  const keep = (changes: object) =>
    author.call(keepMoment, { id, achievement: { ...achievement, ...changes } });
  for (const [changes, field] of [
    [{ title: ' ' }, 'achievement.title'],
    [{ date: '2026-03-20' }, 'achievement.date'],
    [{ date: '08/03/2026' }, 'achievement.date'],
    [{ competition: 'x'.repeat(81) }, 'achievement.competition'],
  ] as const) {
    await expect(keep(changes)).rejects.toMatchObject({
      ...{ code: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
  }
  await expect(fan.call(keepMoment, { id })).rejects.toMatchObject({ code: 'not_found' });
  expect(await keep({})).toMatchObject({
    achievement: { ...achievement, competition: '', place: '' },
  });
  pass(48);
  const fresh = await publish();
  await expire();
  const { items } = await fan.call(listMoments, { limit: 2 });
  expect(items).toMatchObject([
    { id: fresh.id, current: true },
    { id, current: false, achievement },
  ]);
});

test('only the author deletes it; others may report it', async () => {
  const { id } = await publish();
  await expect(fan.call(deleteMoment, { id })).rejects.toMatchObject({ code: 'not_found' });
  await fan.call(reportMoment, { id, reason: 'spam' });
  await expect(author.call(reportMoment, { id, reason: 'spam' })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await author.call(deleteMoment, { id });
  await expect(author.call(getMoment, { id })).rejects.toMatchObject({ code: 'not_found' });
});
