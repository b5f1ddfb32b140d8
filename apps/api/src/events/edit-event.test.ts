import { createComment } from '@arquiba/contract/comments';
import {
  answerEvent,
  cancelEvent,
  createEvent,
  editEvent,
  getEvent,
  listEvents,
} from '@arquiba/contract/events';
import { follow } from '@arquiba/contract/follows';
import { createGroup } from '@arquiba/contract/groups';
import { createPost, getPost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import { mediaServerOptions } from '@arquiba/media/app';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { queuedMails } from '@arquiba/testing/queued-mails';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restrictFilesJob as restrictCommentFiles } from '../comments/restrict-files-job.ts';
import { restrictFilesJob } from '../posts/restrict-files-job.ts';
import { addDatesJob } from './jobs.ts';
import { tellJob } from './tell-job.ts';

const GENEROUS = { size: 100_000, seconds: 60 };
const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
const weekly = { every: 'week', interval: 1, count: 6 } as const;
let app: TestApp;
let mediaApp: FastifyInstance;
let organiser: Person;
let fan: Person;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ budgets: { read: GENEROUS, write: GENEROUS } });
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
  [organiser, fan] = [await signUp(app), await signUp(app)];
});
afterAll(async () => {
  await mediaApp.close();
  await app.close();
});

const base = { title: 'Treino', start: '2026-04-01T19:00', end: '2026-04-01T20:30' };

function plan(changes: Partial<InputOf<typeof createEvent>> = {}) {
  return organiser.call(createEvent, { ...base, ...changes });
}

function edit(input: Partial<InputOf<typeof editEvent>> & { slug: string; date: string }) {
  return organiser.call(editEvent, { ...base, scope: 'all', ...input });
}

/** '2026-04-01T19:00', '~' for a date apart from the rule, '-' for a cancelled one. */
async function datesOf(slug: string): Promise<string[]> {
  const { rows } = await app.pool.query(
    `SELECT local_start, moved, event_date.cancelled FROM event_date JOIN event ON event.id = event_id
     WHERE slug = $1 ORDER BY local_start`,
    [slug],
  );
  return rows.map((row) => row.local_start.slice(5) + (row.cancelled ? '-' : row.moved ? '~' : ''));
}

function picture(owner: Person) {
  made += 1;
  return storeFile(app, `/posts/${owner.id}/${made}/capa.png`);
}

describe('the repetition', () => {
  test('changes for a date and those after it; what people answered or moved is never overwritten', async () => {
    const { slug, dates } = await plan({ repetition: weekly });
    const [, second = '', third = '', fourth = '', fifth = ''] = dates.map(({ id }) => id);
    await fan.call(answerEvent, { slug, date: third, answer: 'going' });
    await fan.call(answerEvent, { slug, date: fourth, answer: 'maybe' });
    await edit({
      ...{ slug, date: fifth, scope: 'one' },
      ...{ start: '2026-04-30T10:00', end: '2026-04-30T11:00' },
    });
    // Every two weeks from the second date on: 8 and 22 April, 6 May.
    const changed = await edit({
      ...{ slug, date: second, scope: 'following' },
      ...{ start: '2026-04-08T20:00', end: '2026-04-08T21:00' },
      repetition: { every: 'week', interval: 2, count: 3 },
    });
    expect(await datesOf(slug)).toEqual([
      '04-01T19:00',
      '04-08T20:00',
      // Somebody goes: it stays, at its hour.
      '04-15T19:00~',
      // In the new rule: moved with its answers.
      '04-22T20:00',
      '04-30T10:00~',
      '05-06T20:00',
    ]);
    expect(changed).toMatchObject({ apart: 2, date: { id: second } });
    expect(changed.repetition).toEqual({ every: 'week', interval: 2, count: 3 });
    const kept = await fan.call(getEvent, { slug, date: fourth });
    expect(kept.date).toMatchObject({ localStart: '2026-04-22T20:00', own: { answer: 'maybe' } });
    // The hour of one date that the person answered changed; the other stayed.
    await runAnnounced(app, 'event.notice', tellJob);
    const mails = await queuedMails(app, fan.sent.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Mudou: Treino']);
    expect(mails[0]?.text).toContain('22 de abril de 2026 às 20:00');
    await addDatesJob.run(app.api.services, {}, attempt);
    expect(await datesOf(slug)).toHaveLength(6);
  });

  test('a cancelled date stays cancelled, and a date that is moved into the rule is not there twice', async () => {
    const { slug, dates } = await plan({ repetition: weekly });
    const [first = '', second = '', third = ''] = dates.map(({ id }) => id);
    await organiser.call(cancelEvent, { slug, date: third, scope: 'one' });
    const again = { ...base, slug, scope: 'all' } as const;
    await edit({ ...again, date: first, repetition: { every: 'week', interval: 2, count: 3 } });
    expect(await datesOf(slug)).toEqual(['04-01T19:00', '04-15T19:00-', '04-29T19:00']);
    // Back to every week: the date that was deleted comes again, the cancelled one does not.
    await edit({ ...again, date: first, repetition: weekly });
    expect(await datesOf(slug)).toEqual([
      ...['04-01T19:00', '04-08T19:00', '04-15T19:00-', '04-22T19:00', '04-29T19:00'],
      '05-06T19:00',
    ]);
    await expect(app.call(getEvent, { slug, date: second })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('begins and ends; a changed date that is gone leads to the next', async () => {
    const { slug, date } = await plan();
    await edit({ slug, date: date.id, repetition: { every: 'month-day', interval: 1, count: 3 } });
    expect(await datesOf(slug)).toEqual(['04-01T19:00', '05-01T19:00', '06-01T19:00']);
    const { dates } = await app.call(getEvent, { slug });
    const last = dates.at(-1)?.id ?? '';
    const late = { start: '2026-06-01T19:00', end: '2026-06-01T20:30' };
    const after = await edit({ slug, date: last, ...late, repetition: null });
    expect(await datesOf(slug)).toEqual(['04-01T19:00']);
    expect(after).toMatchObject({ repeats: false, date: { id: date.id }, apart: 0 });
  });

  test('left out or sent as it is, it changes nothing; for one date it is refused', async () => {
    const { slug, date } = await plan({ repetition: weekly });
    const before = await datesOf(slug);
    await edit({ slug, date: date.id, title: 'Outro nome' });
    await edit({ slug, date: date.id, repetition: weekly });
    expect(await datesOf(slug)).toEqual(before);
    await expect(
      edit({ slug, date: date.id, scope: 'one', repetition: null }),
    ).rejects.toMatchObject({ fields: { scope: expect.any(String) } });
    await expect(
      edit({ slug, date: date.id, repetition: { every: 'week' } }),
    ).rejects.toMatchObject({ fields: { 'repetition.until': expect.any(String) } });
  });
});

describe('the cover', () => {
  test('is put, replaced and taken away', async () => {
    const { slug, date } = await plan();
    const [one, two] = [await picture(organiser), await picture(organiser)];
    const at = { slug, date: date.id };
    expect(await edit({ ...at, cover: one })).toMatchObject({ cover: { mime: 'image/png' } });
    const first = (await app.call(getEvent, { slug })).cover?.url;
    expect((await edit(at)).cover?.url).toBe(first);
    expect((await edit({ ...at, cover: two })).cover?.url).not.toBe(first);
    expect((await edit({ ...at, cover: null })).cover).toBeNull();
  });

  test('of somebody else is not found', async () => {
    const { slug, date } = await plan();
    const foreign = await picture(fan);
    await expect(edit({ slug, date: date.id, cover: foreign })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the audience', () => {
  const followAudience = () =>
    runAnnounced(app, 'profile.audience-changed', restrictFilesJob, restrictCommentFiles);
  /** Of the file as it was uploaded, so that nothing has to be drawn. */
  async function statusOf(address = ''): Promise<number> {
    const { pathname, search } = new URL(address.replace('/image/', '/raw/'));
    return (await mediaApp.inject({ url: pathname + search })).statusCode;
  }

  /** What the media service knows about a file is reused for two seconds. */
  const becomes = (status: number, address: string | undefined) =>
    expect.poll(() => statusOf(address), { timeout: 5000 }).toBe(status);

  test('gets smaller: the page, the files, places and posts of others close at once', async () => {
    const [follower, stranger] = [await signUp(app), await signUp(app)];
    await follower.call(follow, { username: organiser.username });
    const title = 'Fecha depois';
    const event = await plan({ title, cover: await picture(organiser), capacity: 1 });
    const { slug, date, postId, cover } = event;
    await stranger.call(answerEvent, { slug, date: date.id, answer: 'going' });
    await follower.call(answerEvent, { slug, date: date.id, answer: 'going' });
    const comment = { id: postId, text: 'Eu vou', media: await picture(stranger) };
    const { media } = await stranger.call(createComment, comment);
    const about = await stranger.call(createPost, { text: 'Vem aí', event: slug });
    expect([await statusOf(cover?.url), await statusOf(media?.url)]).toEqual([200, 200]);

    const capacity = 1;
    await edit({ slug, date: date.id, title, capacity, audience: 'followers' });
    for (const call of [stranger.call, app.call]) {
      await expect(call(getEvent, { slug })).rejects.toMatchObject({ code: 'not_found' });
      await expect(call(getPost, { id: postId })).rejects.toMatchObject({ code: 'not_found' });
      const { items } = await call(listEvents, {});
      expect(items.map((item) => item.slug)).not.toContain(slug);
    }
    await becomes(404, cover?.url);
    await followAudience();
    await becomes(404, media?.url);
    expect((await app.call(getPost, { id: about.id })).event).toBeNull();

    // The follower had waited for the place, and got it.
    const seen = await follower.call(getEvent, { slug });
    expect(seen).toMatchObject({ audience: 'followers', date: { going: 1, waiting: 0 } });
    expect(seen.date.own?.answer).toBe('going');
    expect(await statusOf(seen.cover?.url)).toBe(200);
    await runAnnounced(app, 'event.notice', tellJob);
    const mails = await queuedMails(app, stranger.sent.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Fechado: Fecha depois']);

    await edit({ slug, date: date.id, title, capacity, audience: 'public' });
    const open = await app.call(getEvent, { slug });
    await becomes(200, open.cover?.url);
  });

  test('of a group cannot be changed', async () => {
    const { slug: group } = await organiser.call(createGroup, {
      ...{ name: 'Grupo do evento', slug: 'grupo-do-evento', description: 'Corre.' },
    });
    const { slug, date } = await plan({ group });
    await expect(edit({ slug, date: date.id, audience: 'self' })).rejects.toMatchObject({
      fields: { audience: expect.any(String) },
    });
  });
});
