import {
  answerEvent,
  cancelEvent,
  createEvent,
  editEvent,
  getEvent,
  getEventMonth,
  inviteToEvent,
  listEventPeople,
  listEventPosts,
  listEvents,
  listNextEvents,
  setEventResult,
} from '@arquiba/contract/events';
import { follow } from '@arquiba/contract/follows';
import { createPost, deletePost, getPost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDatesJob, remindJob } from './jobs.ts';
import { tellJob } from './tell-job.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const HOUR_MS = 3_600_000;
const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
let app: TestApp;
let organiser: Person;
let fan: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  [organiser, fan] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.close());

function plan(changes: Partial<InputOf<typeof createEvent>> = {}) {
  return organiser.call(createEvent, {
    ...{ title: 'Treino aberto', start: '2026-04-01T19:00', end: '2026-04-01T20:30' },
    ...changes,
  });
}

async function noticesOf({ id }: Person) {
  await runAnnounced(app, 'event.notice', tellJob);
  const { rows } = await app.pool.query(
    'SELECT kind, title, path FROM notification WHERE recipient_id = $1 ORDER BY id',
    [id],
  );
  return rows;
}

const weekly = { every: 'week', interval: 1, count: 4 } as const;

describe('an event', () => {
  test('is announced by a post of its organiser', async () => {
    const cover = await storeFile(app, `/posts/${organiser.id}/1/capa.png`);
    const event = await plan({
      ...{ title: 'Corrida da Serra', description: 'Traga água. #Corrida', sport: 'Corrida' },
      ...{ place: 'Praça da Serra', mapUrl: 'https://mapa.exemplo.com.br/serra', capacity: 30 },
      ...{ timeZone: 'America/Manaus', cover },
    });
    expect(event).toMatchObject({
      slug: expect.stringMatching(/^corrida-da-serra-[0-9a-f]{10}$/),
      ...{ title: 'Corrida da Serra', description: 'Traga água. #Corrida', sport: 'Corrida' },
      ...{ audience: 'public', group: null, repeats: false, own: true, mayManage: true },
      organiser: { username: organiser.username },
      cover: { mime: 'image/png', alt: cover.alt },
      date: {
        ...{ startsAt: '2026-04-01T23:00:00.000Z', endsAt: '2026-04-02T00:30:00.000Z' },
        ...{ localStart: '2026-04-01T19:00', timeZone: 'America/Manaus', capacity: 30 },
        ...{ going: 0, maybe: 0, waiting: 0, over: false, cancelled: false, own: null },
      },
    });
    const { slug, postId } = event;
    expect(await app.call(getPost, { id: postId })).toMatchObject({
      text: 'Traga água. #Corrida',
      event: {
        ...{ slug, title: 'Corrida da Serra', place: 'Praça da Serra', cancelled: false },
        startsAt: '2026-04-01T23:00:00.000Z',
      },
    });
    expect(await app.call(getEvent, { slug })).toMatchObject({ own: false, mayManage: false });
    const { items } = await app.call(listEvents, { sport: 'CORRIDA', place: 'praca' });
    expect(items).toMatchObject([{ slug, date: { id: event.date.id } }]);
    const month = await app.call(getEventMonth, { month: '2026-04', sport: 'corrida' });
    expect(month.items).toMatchObject([{ slug }]);
    const before = await app.call(getEventMonth, { month: '2026-03', sport: 'corrida' });
    expect(before.items).toEqual([]);
  });

  test.each([
    ['title', { title: ' a ' }],
    ['start', { start: '2026-02-30T10:00' }],
    ['start', { start: '2026-03-01T10:00', end: '2026-03-01T11:00' }],
    ['start', { start: 'amanhã' }],
    ['end', { end: '2026-04-01T19:00' }],
    ['end', { end: '2026-05-01T19:00' }],
    ['timeZone', { timeZone: '-03:00' }],
    ['mapUrl', { mapUrl: 'javascript:alert(1)' }],
    ['onlineUrl', { onlineUrl: 'sala 4' }],
    ['capacity', { capacity: 0 }],
    ['repetition.until', { repetition: { every: 'week' as const } }],
    ['repetition.until', { repetition: { every: 'week' as const, until: '2026-03-01' } }],
    ['repetition.until', { repetition: { every: 'week' as const, until: '2090-03-01' } }],
  ])('with a wrong %s is refused', async (field, changes) => {
    await expect(plan(changes)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) },
    });
  });

  test('goes with the post that announces it, and those who answered are told', async () => {
    const { slug, postId, date } = await plan({ title: 'Some depois' });
    await fan.call(answerEvent, { slug, date: date.id, answer: 'maybe' });
    await organiser.call(deletePost, { id: postId });
    await expect(app.call(getEvent, { slug })).rejects.toMatchObject({ code: 'not_found' });
    expect(await noticesOf(fan)).toContainEqual({
      ...{ kind: 'event-cancelled', title: 'Some depois', path: '/eventos' },
    });
  });

  test('has a result once it has begun', async () => {
    const { slug, date } = await plan({ title: 'Amistoso' });
    const result = { slug, date: date.id, result: 'Azul 2 × 1 Laranja' };
    await expect(organiser.call(setEventResult, result)).rejects.toMatchObject({
      code: 'event_closed',
    });
    const before = app.clock.now();
    app.clock.set(new Date('2026-04-01T22:10:00Z'));
    await expect(fan.call(setEventResult, result)).rejects.toMatchObject({ code: 'not_allowed' });
    await organiser.call(setEventResult, result);
    expect((await app.call(getEvent, { slug })).date.result).toBe('Azul 2 × 1 Laranja');
    app.clock.set(before);
  });

  test('collects the posts that are bound to it', async () => {
    const { slug } = await plan({ title: 'Com fotos' });
    const { id } = await fan.call(createPost, { text: 'Eu fui', event: slug });
    const { items } = await app.call(listEventPosts, { slug });
    expect(items).toMatchObject([{ id, text: 'Eu fui', event: { slug, title: 'Com fotos' } }]);
    const hidden = await plan({ title: 'Só eu', audience: 'self' });
    await expect(fan.call(createPost, { text: 'Achei', event: hidden.slug })).rejects.toMatchObject(
      { code: 'not_found' },
    );
  });
});

describe('answers', () => {
  test('are counted, and may change', async () => {
    const { slug, date } = await plan({ title: 'Pelada' });
    const say = (answer: 'going' | 'maybe' | 'no', guests = 0) =>
      fan.call(answerEvent, { slug, date: date.id, answer, guests });
    expect(await say('going', 2)).toMatchObject({
      ...{ going: 3, maybe: 0, own: { answer: 'going', guests: 2, position: null } },
    });
    expect(await say('maybe')).toMatchObject({ going: 0, maybe: 1, own: { answer: 'maybe' } });
    expect(await say('no', 3)).toMatchObject({ going: 0, maybe: 0, own: { guests: 0 } });
    expect(await say('going')).toMatchObject({ going: 1 });
    const { items } = await app.call(listEventPeople, { slug, date: date.id });
    expect(items).toMatchObject([{ person: { username: fan.username }, guests: 0 }]);
    const next = await fan.call(listNextEvents, {});
    expect(next.items.map((item) => item.slug)).toContain(slug);
  });

  test('are refused after the end and after a cancellation', async () => {
    const { slug, date } = await plan({ title: 'Já foi' });
    const answer = { slug, date: date.id, answer: 'going' } as const;
    await organiser.call(cancelEvent, { slug, date: date.id, scope: 'all' });
    await expect(fan.call(answerEvent, answer)).rejects.toMatchObject({
      ...{ code: 'event_closed', message: 'Esta data foi cancelada.' },
    });
    const other = await plan();
    await expect(fan.call(answerEvent, { ...answer, date: other.date.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('an invitation reaches people who may see the event', async () => {
    const guest = await signUp(app);
    const { slug, date, title } = await plan({ title: 'Com convite' });
    const usernames = [guest.username, 'ninguem.aqui', organiser.username];
    const { invited } = await organiser.call(inviteToEvent, { slug, date: date.id, usernames });
    expect(invited).toEqual([guest.username]);
    expect(await noticesOf(guest)).toMatchObject([{ kind: 'event-invited', title }]);
  });
});

describe('a repeated event', () => {
  test('has a date for each week, with its own answers', async () => {
    const { slug, dates, date } = await plan({ repetition: weekly });
    expect(dates.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([
      ...['2026-04-01', '2026-04-08', '2026-04-15', '2026-04-22'],
    ]);
    const second = dates[1]?.id ?? '';
    await fan.call(answerEvent, { slug, date: second, answer: 'going' });
    expect((await fan.call(getEvent, { slug })).date).toMatchObject({ id: date.id, own: null });
    const shown = await fan.call(getEvent, { slug, date: second });
    expect(shown.date).toMatchObject({ going: 1, own: { answer: 'going' } });
  });

  test('keeps the hour of the place over summer time', async () => {
    const { dates } = await plan({
      ...{ timeZone: 'America/New_York', start: '2026-10-25T18:00', end: '2026-10-25T19:00' },
      repetition: { every: 'week', count: 2 },
    });
    expect(dates.map(({ startsAt }) => startsAt)).toEqual([
      ...['2026-10-25T22:00:00.000Z', '2026-11-01T23:00:00.000Z'],
    ]);
  });

  test('one date moves; later changes leave it alone, and those who answered are told', async () => {
    const { slug, dates } = await plan({ title: 'Treino fixo', repetition: weekly });
    const [first = '', second = '', third = ''] = dates.map(({ id }) => id);
    const person = await signUp(app);
    for (const date of [first, second, third]) {
      await person.call(answerEvent, { slug, date, answer: 'going' });
    }
    const input = { slug, title: 'Treino fixo' };
    await organiser.call(editEvent, {
      ...{ ...input, date: second, scope: 'one', place: 'Ginásio' },
      ...{ start: '2026-04-09T20:00', end: '2026-04-09T21:00' },
    });
    const starts = async () =>
      (await app.call(getEvent, { slug })).dates.map(({ startsAt }) => startsAt.slice(0, 16));
    expect(await starts()).toEqual([
      ...['2026-04-01T22:00', '2026-04-09T23:00', '2026-04-15T22:00', '2026-04-22T22:00'],
    ]);
    expect(await noticesOf(person)).toMatchObject([
      { kind: 'event-changed', path: `/evento/${slug}?data=${second}` },
    ]);
    await organiser.call(editEvent, {
      ...{ ...input, date: first, scope: 'all' },
      ...{ start: '2026-04-01T20:00', end: '2026-04-01T21:30' },
    });
    expect(await starts()).toEqual([
      ...['2026-04-01T23:00', '2026-04-09T23:00', '2026-04-15T23:00', '2026-04-22T23:00'],
    ]);
    await organiser.call(editEvent, {
      ...{ ...input, date: third, scope: 'following' },
      ...{ start: '2026-04-16T20:00', end: '2026-04-16T21:30' },
    });
    expect(await starts()).toEqual([
      ...['2026-04-01T23:00', '2026-04-09T23:00', '2026-04-16T23:00', '2026-04-23T23:00'],
    ]);
    // Once for each change, however many of the person's dates it is about.
    expect(await noticesOf(person)).toHaveLength(3);
    const mails = await queuedMails(app, person.sent.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => 'Mudou: Treino fixo'),
    );
    expect(mails[0]?.text).toContain('quinta-feira, 9 de abril de 2026 às 20:00');
    expect(mails[0]?.text).toContain('Ginásio');
  });

  test('one date or the rest is cancelled', async () => {
    const { slug, dates } = await plan({ title: 'Aulão', repetition: weekly });
    const [, second = '', third = ''] = dates.map(({ id }) => id);
    const person = await signUp(app);
    await person.call(answerEvent, { slug, date: second, answer: 'going' });
    await organiser.call(cancelEvent, { slug, date: second, scope: 'one' });
    const cancelled = async () =>
      (await app.call(getEvent, { slug })).dates.map((date) => date.cancelled);
    expect(await cancelled()).toEqual([false, true, false, false]);
    expect(await noticesOf(person)).toMatchObject([{ kind: 'event-cancelled', title: 'Aulão' }]);
    const after = await organiser.call(cancelEvent, { slug, date: third, scope: 'following' });
    expect(await cancelled()).toEqual([false, true, true, true]);
    expect(after.cancelled).toBe(false);
    await addDatesJob.run(app.api.services, {}, attempt);
    expect(await cancelled()).toHaveLength(4);
  });

  test('gets more dates as time passes, each once, and its post shows the next', async () => {
    const { slug, postId } = await plan({
      title: 'Sem pressa',
      repetition: { every: 'week', until: '2027-12-31' },
    });
    const count = async () => {
      const { rows } = await app.pool.query(
        'SELECT count(*)::int FROM event_date JOIN event ON event.id = event_id WHERE slug = $1',
        [slug],
      );
      return rows[0].count;
    };
    const first = await count();
    expect(first).toBeGreaterThan(40);
    const before = app.clock.now();
    app.clock.set(new Date('2026-08-05T23:00:00Z'));
    for (let run = 0; run < 2; run += 1) await addDatesJob.run(app.api.services, {}, attempt);
    expect(await count()).toBe(61);
    expect((await app.call(getPost, { id: postId })).event?.startsAt).toBe(
      '2026-08-05T22:00:00.000Z',
    );
    app.clock.set(new Date('2026-08-06T00:00:00Z'));
    await addDatesJob.run(app.api.services, {}, attempt);
    expect((await app.call(getPost, { id: postId })).event?.startsAt).toBe(
      '2026-08-12T22:00:00.000Z',
    );
    app.clock.set(before);
  });
});

test('the events of one organiser, a repeated one once, as far as the viewer sees them', async () => {
  const [club, follower] = [await signUp(app), await signUp(app)];
  await follower.call(follow, { username: club.username });
  const times = { start: '2026-04-01T19:00', end: '2026-04-01T20:30' };
  const later = { start: '2026-04-03T19:00', end: '2026-04-03T20:30' };
  const last = { start: '2026-04-04T19:00', end: '2026-04-04T20:30' };
  const repeated = { title: 'Escolinha', ...times, repetition: weekly };
  const { slug, date } = await club.call(createEvent, repeated);
  await club.call(createEvent, { title: 'Jogo', ...later });
  await club.call(createEvent, { title: 'Só de casa', ...last, audience: 'followers' });
  await plan({ title: 'De outra pessoa' });
  const titles = async (person: Person, input = {}) => {
    const query = { organiser: club.username, once: 'true', ...input } as const;
    return (await person.call(listEvents, query)).items.map((item) => item.title);
  };
  expect(await titles(fan)).toEqual(['Escolinha', 'Jogo']);
  expect(await titles(follower)).toEqual(['Escolinha', 'Jogo', 'Só de casa']);
  expect(await titles(fan, { once: 'false' })).toHaveLength(5);
  await club.call(cancelEvent, { slug, date: date.id, scope: 'one' });
  expect(await titles(fan)).toEqual(['Jogo', 'Escolinha']);
  await expect(titles(fan, { organiser: 'ninguem.aqui' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('who goes or may go is reminded a day and an hour before, each once', async () => {
  const { slug, date } = await plan({ title: 'Lembrete' });
  const [going, maybe, no] = [await signUp(app), await signUp(app), await signUp(app)];
  const answers = [
    [going, 'going'],
    [maybe, 'maybe'],
    [no, 'no'],
  ] as const;
  for (const [person, answer] of answers) {
    await person.call(answerEvent, { slug, date: date.id, answer });
  }
  const before = app.clock.now();
  const starts = Date.parse(date.startsAt);
  const soon = async (person: Person, left: number) => {
    app.clock.set(new Date(starts - left));
    await Promise.all([
      remindJob.run(app.api.services, {}, attempt),
      remindJob.run(app.api.services, {}, attempt),
    ]);
    return (await noticesOf(person)).filter(({ kind }) => kind === 'event-soon').length;
  };
  expect(await soon(going, 25 * HOUR_MS)).toBe(0);
  expect(await soon(going, 23 * HOUR_MS)).toBe(1);
  expect(await soon(maybe, 23 * HOUR_MS)).toBe(1);
  expect(await soon(going, HOUR_MS / 2)).toBe(2);
  expect(await soon(maybe, HOUR_MS / 2)).toBe(2);
  expect(await soon(no, HOUR_MS / 2)).toBe(0);
  expect(await soon(going, -HOUR_MS)).toBe(2);
  app.clock.set(before);
});
